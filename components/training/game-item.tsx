import { memoriesTexts } from "@/lib/texts/memories";
import styles from "./game-item.module.css";
import { useHasMemories } from "./use-topics";

/** In a memory's menu: adds it to the game of own memories, or removes it. Nothing if the operator has no topic of them. */
export function GameItem({ isChecked, onToggle }: { isChecked: boolean; onToggle: () => void }) {
  if (!useHasMemories()) return null;
  return (
    <label className={styles.item}>
      <input type="checkbox" checked={isChecked} onChange={onToggle} />
      <span>
        {memoriesTexts.useInGame}
        <small>{memoriesTexts.inGame}</small>
      </span>
    </label>
  );
}
