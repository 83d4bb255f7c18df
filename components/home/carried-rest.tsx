import { Undo2 } from "lucide-react";
import { CarryLine } from "@/components/ui/carry-line";
import { ToolButton } from "@/components/ui/tool-button";
import { limits } from "@/lib/api/limits";
import type { TopicChoice } from "@/lib/config/topics";
import { currentParts, withRestBack, withRestCarried } from "@/lib/conversation/guide/carried-rest";
import type { Guide } from "@/lib/conversation/guide/guide";
import { entryTexts } from "@/lib/texts/entries";
import { isTooLong } from "@/lib/texts/rules";
import styles from "./question-form.module.css";

type Props = { guide: Guide; topics: TopicChoice[]; onChange: (guide: Guide) => void; disabled: boolean };

/** What an answer has no room for: it can go on in the next entry, and be put back. */
export function CarriedRest({ guide, topics, onChange, disabled }: Props) {
  const { answer, rest } = currentParts(guide, topics);
  return (
    <>
      {isTooLong(answer, limits.messageLength) && (
        <CarryLine
          hint={entryTexts.carriedHint}
          disabled={disabled}
          onPress={() => onChange(withRestCarried(guide, topics))}
        />
      )}
      {rest && (
        <div className={styles.carried}>
          <p className={styles.rest} dir="auto">
            {rest.trim()}
          </p>
          <ToolButton icon={Undo2} disabled={disabled} onClick={() => onChange(withRestBack(guide, topics))}>
            {entryTexts.putBack}
          </ToolButton>
        </div>
      )}
      <p role="status" className="hint">
        {rest && entryTexts.carried}
      </p>
    </>
  );
}
