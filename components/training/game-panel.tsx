import type { ReactNode } from "react";
import type { Game } from "@/lib/quiz/game-state";
import { isResult } from "@/lib/quiz/message";
import { GameMessages } from "./game-messages";
import styles from "./game-panel.module.css";

export type GameViewName = "setup" | "playing" | "paused" | "over" | "memories";

type Props = { view: GameViewName; game: Game; explanation: string | null; children: ReactNode };

/** What has just happened and what can be done next, in one panel below each view of the game. */
export function GamePanel({ view, game, explanation, children }: Props) {
  return (
    <div
      className={styles.panel}
      data-stage={view}
      data-message={game.messages.length > 0 || undefined}
      data-band={bandOf(game)}
    >
      <GameMessages game={game} explanation={explanation} />
      {children}
    </div>
  );
}

/** What colours the panel: the result of an answer, or the end of a round. */
function bandOf({ messages }: Game) {
  const shown = messages.find(isResult) ?? messages.find(({ kind }) => kind === "round");
  return shown?.kind;
}
