import { Fragment } from "react";
import { blank } from "@/lib/quiz/question";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./question.module.css";

type ClozeProps = {
  text: string;
  /** The word in the gap; `null` shows the gap. */
  answer: string | null;
};

/** The text of a question with its gap. A definition has none, so one for the term follows it. */
export function Cloze({ text, answer }: ClozeProps) {
  const pieces = text.includes(blank) ? text.split(blank) : [`${text} `, ""];
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key than their order
    <Fragment key={index}>
      {index > 0 && (answer === null ? <Gap /> : <mark className={styles.filled}>{answer}</mark>)}
      {piece}
    </Fragment>
  ));
}

const Gap = () => (
  <span className={styles.gap} role="img" aria-label={trainingTexts.blank}>
    {blank}
  </span>
);
