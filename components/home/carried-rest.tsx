import { CornerDownRight, Undo2 } from "lucide-react";
import { ToolButton } from "@/components/ui/tool-button";
import { limits } from "@/lib/api/limits";
import type { GuideAction } from "@/lib/conversation/guide/guide";
import { entryTexts } from "@/lib/texts/entries";
import { homeTexts } from "@/lib/texts/home";
import { isTooLong } from "@/lib/texts/rules";
import styles from "./question-form.module.css";

type Props = { answer: string; rest: string; act: (action: GuideAction) => void; disabled: boolean };

/** What an answer has no room for: it can go on in the next entry, and be put back. */
export function CarriedRest({ answer, rest, act, disabled }: Props) {
  return (
    <>
      {isTooLong(answer, limits.messageLength) && (
        <div className={styles.carry}>
          <ToolButton icon={CornerDownRight} disabled={disabled} onClick={() => act({ type: "carry" })}>
            {entryTexts.carry}
          </ToolButton>
          <span>{homeTexts.question.carryHint}</span>
        </div>
      )}
      {rest && (
        <div className={styles.carry} role="status">
          <p className={styles.rest} dir="auto">
            {rest.trim()}
          </p>
          <span>{homeTexts.question.carried}</span>
          <ToolButton icon={Undo2} disabled={disabled} onClick={() => act({ type: "putBack" })}>
            {homeTexts.question.putBack}
          </ToolButton>
        </div>
      )}
    </>
  );
}
