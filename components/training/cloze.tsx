import { Fragment } from "react";
import { blank } from "@/lib/quiz/question";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./question.module.css";

type ClozeProps = {
  text: string;
  /** What belongs into the gap; without it the gap is open. */
  answer: string | null;
};

/** A question's text with its gap. Behind a definition, which has none, stands one for the term. */
export function Cloze({ text, answer }: ClozeProps) {
  const pieces = text.includes(blank) ? text.split(blank) : [`${text} `, ""];
  return pieces.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name than their place
    <Fragment key={place}>
      {place > 0 && (answer === null ? <Gap /> : <mark className={styles.filled}>{answer}</mark>)}
      {piece}
    </Fragment>
  ));
}

const Gap = () => (
  <span className={styles.gap} role="img" aria-label={trainingTexts.blank}>
    {blank}
  </span>
);
