import { ArrowLeft } from "lucide-react";
import type { FormEvent } from "react";
import { useConfig } from "@/components/session/config";
import { Button } from "@/components/ui/button";
import { Counter } from "@/components/ui/counter";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/api/limits";
import type { TopicChoice } from "@/lib/config/topics";
import { currentQuestion, type Guide, type GuideAction } from "@/lib/conversation/guide";
import { texts } from "@/lib/texts";
import { textLength } from "@/lib/texts/rules";
import styles from "./guide.module.css";
import { NoAiLine } from "./no-ai-line";

type Props = {
  topics: TopicChoice[];
  guide: Guide;
  act: (action: GuideAction) => void;
  onSubmit: () => void;
  isBusy: boolean;
};

/** One guided question at a time: Next until the last, then Submit. */
export function QuestionForm({ topics, guide, act, onSubmit, isBusy }: Props) {
  const { app } = useConfig();
  const current = currentQuestion(guide, topics);
  if (!current) return null;
  const { topic, question, answer, position, total, isLast } = current;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isLast) onSubmit();
    else act({ type: "next" });
  }

  return (
    <form key={question.id} className={styles.question} onSubmit={submit} noValidate>
      <progress className={styles.progress} value={position + 1} max={total} aria-hidden="true" />
      <p className={styles.progressText}>
        {topic.displayName} · <bdi>{guide.projectName.trim()}</bdi> · {texts.conversation.step(position + 1, total)}
        {!question.required && ` · ${texts.label.optional}`}
      </p>
      <h1 className={styles.questionText} id="question" dir="auto">
        {question.text}
      </h1>
      <TextArea
        label={texts.label.answer}
        labelHidden
        aria-labelledby="question"
        className={styles.answer}
        placeholder={texts.conversation.answerPlaceholder}
        value={answer}
        onChange={(text) => act({ type: "answer", text })}
        error={guide.error}
        readOnly={isBusy}
        autoFocus
      />
      <div className={styles.actions}>
        <Button kind="bare" onClick={() => act({ type: "back" })} disabled={isBusy}>
          <ArrowLeft aria-hidden="true" size={16} /> {texts.label.back}
        </Button>
        <Counter length={textLength(answer)} max={limits.messageLength} />
        <Button type="submit" busy={isBusy}>
          {isLast ? texts.label.submit : app.nextButtonText}
        </Button>
      </div>
      <NoAiLine />
    </form>
  );
}
