import { ArrowLeft } from "lucide-react";
import { useId } from "react";
import { NoAiLine } from "@/components/session/no-ai-line";
import { Ribbon } from "@/components/session/ribbon";
import { useConfig } from "@/components/session/use-config";
import { Button } from "@/components/ui/button";
import { Counter } from "@/components/ui/counter";
import { FieldError } from "@/components/ui/field";
import { handleSubmit } from "@/components/ui/handle-submit";
import { keepFocus } from "@/components/ui/keep-focus";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/api/limits";
import { loadPrompts } from "@/lib/client/prompts";
import type { TopicChoice } from "@/lib/config/topics";
import { atTooLong } from "@/lib/conversation/guide/carried-rest";
import { currentQuestion, type Guide, type GuideAction, givenAnswers } from "@/lib/conversation/guide/guide";
import { nameOfMemory } from "@/lib/conversation/guide/memory-name";
import { anotherQuestion, questionBefore } from "@/lib/conversation/guide/question-pool";
import { texts } from "@/lib/texts";
import { entryTexts } from "@/lib/texts/entries";
import { homeTexts } from "@/lib/texts/home";
import { labelTexts } from "@/lib/texts/label";
import { textLength } from "@/lib/texts/rules";
import { whenTexts } from "@/lib/texts/when";
import { CarriedRest } from "./carried-rest";
import { OtherQuestion } from "./other-question";
import styles from "./question-form.module.css";
import { useUsedQuestions } from "./use-used-questions";

// Requested with this part, so that the first message need not wait for them.
loadPrompts().catch(() => null);

// Loaded for the last question.
const MemoryDateField = lazyWithRetry(() =>
  import("@/components/session/memory-date-field").then(({ MemoryDateField }) => MemoryDateField),
);

/** `keepOnly`: without asking the AI. */
export type Submission = { projectName: string; keepOnly: boolean };

type Props = {
  topics: TopicChoice[];
  guide: Guide;
  isStored: boolean;
  /** When a photo that the memory begins with was taken. */
  photoDay: string | null;
  act: (action: GuideAction) => void;
  onSubmit: (submission: Submission) => void;
  isBusy: boolean;
};

const keepFocusIn = (form: HTMLFormElement | null) => (form ? keepFocus(form) : undefined);

/** One guided question at a time: Next until the last, then Submit. The answer is written on a ruled leaf. */
export function QuestionForm({ topics, guide, isStored, photoDay, act, onSubmit, isBusy }: Props) {
  const { app } = useConfig();
  const errorId = useId();
  const used = useUsedQuestions()?.questions.map((each) => each.text) ?? [];
  const current = currentQuestion(guide, topics);
  if (!current) return null;
  const { topic, question, answer, written, position, total, isLast } = current;
  const hasNameError = guide.error === texts.conversation.projectNameTooLong;
  const { whenText = "" } = guide;
  const hasWhenError = guide.error === whenTexts.tooLong;
  const hasTextError = guide.error !== null && !hasNameError && !hasWhenError;
  const given = givenAnswers(guide, topics).map(({ answer }) => answer);
  const suggestedName = nameOfMemory(guide, given);

  function end(keepOnly: boolean) {
    const tooLong = atTooLong(guide, topics);
    if (tooLong) act({ type: "restore", guide: tooLong });
    else onSubmit({ projectName: suggestedName, keepOnly });
  }

  const submit = handleSubmit(() => (isLast ? end(false) : act({ type: "next" })));

  return (
    <form key={question.id} ref={keepFocusIn} className={styles.question} onSubmit={submit} noValidate>
      <div className={styles.steps} aria-hidden="true">
        {[...written.entries()].map(([step, isWritten]) => (
          <i key={step} data-done={isWritten || undefined} data-current={step === position || undefined} />
        ))}
      </div>
      <p className={styles.about}>
        <Ribbon topic={topic.id} />
        <b lang={topic.language}>{topic.displayName}</b>
        <input
          className={styles.name}
          dir="auto"
          aria-label={app.projectNameLabel}
          placeholder={suggestedName || homeTexts.question.namePlaceholder}
          value={guide.projectName}
          onChange={({ target }) => act({ type: "name", projectName: target.value })}
          readOnly={isBusy}
          aria-invalid={hasNameError || undefined}
          aria-describedby={hasNameError ? errorId : undefined}
        />
        <span className={styles.step}>
          {homeTexts.question.step(position + 1, total)}
          {!question.required && ` · ${labelTexts.optional}`}
        </span>
      </p>
      <h1 className={styles.questionText} id="question" lang={topic.language} dir="auto">
        {question.text}
      </h1>
      <OtherQuestion
        another={anotherQuestion(guide, topics, used)}
        before={questionBefore(guide, topics)}
        onChoose={(chosen) => act({ type: "restore", guide: chosen })}
        disabled={isBusy}
      />
      {/* The leaves of earlier questions lie underneath. */}
      <div className={styles.leaves} data-count={Math.min(position, 2)}>
        <div className={styles.leaf}>
          <TextArea
            label={labelTexts.answer}
            labelHidden
            bare
            aria-labelledby="question"
            aria-invalid={hasTextError || undefined}
            aria-describedby={hasTextError ? errorId : undefined}
            className={styles.answer}
            placeholder={homeTexts.question.answerPlaceholder}
            value={answer}
            onChange={(text) => act({ type: "answer", text })}
            readOnly={isBusy}
            autoFocus
          />
          <Counter length={textLength(answer)} max={limits.messageLength} />
        </div>
      </div>
      {!isStored && <FieldError className={styles.error}>{texts.ui.notStored}</FieldError>}
      {guide.error && !hasWhenError && (
        <FieldError id={errorId} className={styles.error}>
          {guide.error}
        </FieldError>
      )}
      <CarriedRest
        {...{ guide, topics }}
        onChange={(changed) => act({ type: "restore", guide: changed })}
        disabled={isBusy}
      />
      {isLast && (
        <div className={styles.when}>
          <MemoryDateField
            text={whenText}
            onChange={(whenText) =>
              act({ type: "restore", guide: { ...guide, whenText, requestKey: null, error: null } })
            }
            written={given.join("\n")}
            photoDay={photoDay}
            readOnly={isBusy}
          />
        </div>
      )}
      <div className={styles.actions}>
        <Button kind="bare" onClick={() => act({ type: "back" })} disabled={isBusy}>
          <ArrowLeft aria-hidden="true" size={18} /> {labelTexts.back}
        </Button>
        {!isLast && <span className={styles.hint}>{homeTexts.question.nextOnEnter}</span>}
        <Button type="submit" busy={isBusy} className={styles.next}>
          {isLast ? labelTexts.submit : app.nextButtonText}
        </Button>
        {isLast && (
          <Button kind="bare" title={entryTexts.justKeepHint} onClick={() => end(true)} disabled={isBusy}>
            {entryTexts.justKeep}
          </Button>
        )}
        {!isLast && written.includes(true) && (
          <Button kind="bare" onClick={() => end(false)} disabled={isBusy}>
            {homeTexts.question.thatIsAll}
          </Button>
        )}
      </div>
      <NoAiLine />
    </form>
  );
}
