import { CornerDownRight } from "lucide-react";
import { entryTexts } from "@/lib/texts/entries";
import styles from "./carry-line.module.css";
import { ToolButton } from "./tool-button";

/** Below a text that is too long: what is too much of it can go on in the next entry. */
export const CarryLine = ({ hint, disabled, onPress }: { hint: string; disabled: boolean; onPress: () => void }) => (
  <div className={styles.line}>
    <ToolButton icon={CornerDownRight} disabled={disabled} onClick={onPress}>
      {entryTexts.carry}
    </ToolButton>
    <span>{hint}</span>
  </div>
);
