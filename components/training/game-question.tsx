import type { FormEvent } from "react";
import { revealedReference } from "@/lib/quiz/build-question";
import type { Question } from "@/lib/quiz/question";
import { trainingTexts } from "@/lib/texts/training";
import { Cloze } from "./cloze";
import styles from "./question.module.css";
import { useQuestionKeys } from "./use-question-keys";
import { Verdict } from "./verdict";

type Props = {
  id: string;
  question: Question;
  chosen: string | null;
  /** The question was answered: its right answer is shown. */
  isAnswered: boolean;
  /** One line about the question or the opponent. */
  hint: string;
  onSelect: (option: string) => void;
  onSubmit: () => void;
};

/** One question with its four options. */
export function GameQuestion({ id, question, chosen, isAnswered, hint, onSelect, onSubmit }: Props) {
  const { text, reference, correctAnswer, options } = question;
  const fieldset = useQuestionKeys({ options, onSelect, onSubmit });

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form id={id} className={styles.question} onSubmit={submit} noValidate>
      <p id={`${id}-reference`} className={styles.reference}>
        {isAnswered ? revealedReference(question) : reference}
      </p>
      <fieldset
        ref={fieldset}
        className={styles.options}
        tabIndex={-1}
        disabled={isAnswered}
        aria-describedby={`${id}-reference`}
      >
        <legend className={styles.cloze} dir="auto">
          <Cloze text={text} answer={isAnswered ? correctAnswer : null} />
        </legend>
        {options.map((option, index) => (
          <label key={option} className={styles.option} data-verdict={verdictOn(option)}>
            <input
              type="radio"
              name={id}
              checked={option === chosen}
              onChange={() => onSelect(option)}
              aria-keyshortcuts={String(index + 1)}
            />
            <bdi>{option}</bdi>
            <OptionMark verdict={verdictOn(option)} number={index + 1} />
          </label>
        ))}
      </fieldset>
      <p className={styles.hint}>{hint}</p>
    </form>
  );

  function verdictOn(option: string): "right" | "wrong" | undefined {
    if (!isAnswered) return undefined;
    if (option === correctAnswer) return "right";
    return option === chosen ? "wrong" : undefined;
  }
}

/** The key that chooses an option, or, once the question is answered, whether the option was right. */
function OptionMark({ verdict, number }: { verdict: "right" | "wrong" | undefined; number: number }) {
  if (!verdict) {
    return (
      <span className={styles.key} aria-hidden="true">
        {number}
      </span>
    );
  }
  const isRight = verdict === "right";
  const { rightOption, wrongOption } = trainingTexts;
  return <Verdict isRight={isRight} label={isRight ? rightOption : wrongOption} />;
}
