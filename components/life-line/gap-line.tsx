import { PenLine } from "lucide-react";
import { ToolButton } from "@/components/ui/tool-button";
import { lifeTexts } from "@/lib/texts/life-line";
import styles from "./life-list.module.css";

type Props = {
  from: number;
  to: number;
  birthYear: number | null;
  /** To begin a memory with; `null`: there are no topics. */
  question: string | null;
  language: string | undefined;
  onBegin: () => void;
};

/** Years of which nothing is written yet, and a question to begin with. */
export const GapLine = ({ from, to, birthYear, question, language, onBegin }: Props) => (
  <div className={styles.gap}>
    <p>
      <b>{lifeTexts.gap(from, to)}</b>: {lifeTexts.nothingYet}
      {birthYear !== null && birthYear < from && ` ${lifeTexts.ages(from - birthYear, to - birthYear)}`}
    </p>
    {question && (
      <ToolButton icon={PenLine} onClick={onBegin}>
        <span lang={language}>{question}</span>
      </ToolButton>
    )}
  </div>
);
