import { Shuffle, Undo2 } from "lucide-react";
import { ToolButton } from "@/components/ui/tool-button";
import type { Guide } from "@/lib/conversation/guide/guide";
import { homeTexts } from "@/lib/texts/home";
import styles from "./question-form.module.css";

type Props = {
  another: Guide | null;
  before: Guide | null;
  onChoose: (guide: Guide) => void;
  disabled: boolean;
};

/** Another question instead of the current one, and back. */
export function OtherQuestion({ another, before, onChoose, disabled }: Props) {
  if (!another && !before) return null;
  return (
    <div className={styles.otherQuestion}>
      {another && (
        <ToolButton icon={Shuffle} disabled={disabled} onClick={() => onChoose(another)}>
          {homeTexts.question.another}
        </ToolButton>
      )}
      {before && (
        <ToolButton icon={Undo2} disabled={disabled} onClick={() => onChoose(before)}>
          {homeTexts.question.before}
        </ToolButton>
      )}
    </div>
  );
}
