import { useId } from "react";
import { Notice } from "@/components/ui/notice";
import { memoriesTexts } from "@/lib/texts/memories";
import styles from "./game-switch.module.css";
import { useGameSwitch } from "./use-game-switch";

type Props = { conversationId: string; useInGame: boolean };

/** Adds a conversation to the game of own memories, or removes it. */
export function GameSwitch({ conversationId, useInGame }: Props) {
  const { isOffered, isChecked, busy, hasFailed, toggle } = useGameSwitch(conversationId, useInGame);
  const id = useId();
  if (!isOffered) return null;
  return (
    <div className={styles.switch}>
      <label>
        <input
          type="checkbox"
          checked={isChecked}
          aria-busy={busy || undefined}
          aria-describedby={id}
          onChange={() => void toggle()}
        />
        {memoriesTexts.useInGame}
      </label>
      <p id={id} className={styles.hint}>
        {memoriesTexts.inGame}
      </p>
      {hasFailed && <Notice kind="error">{memoriesTexts.changeFailed}</Notice>}
    </div>
  );
}
