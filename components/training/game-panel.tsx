import type { ComponentProps, ReactNode } from "react";
import type { Game } from "@/lib/quiz/game-state";
import { isResult } from "@/lib/quiz/message";
import { GameMessages } from "./game-messages";
import styles from "./game-panel.module.css";

export type GameViewName = "setup" | "playing" | "paused" | "over" | "memories";

type Props = ComponentProps<typeof GameMessages> & { view: GameViewName; children: ReactNode };

/** What has just happened and what can be done next, in one panel below each view of the game. */
export function GamePanel({ view, children, ...messages }: Props) {
  const { game } = messages;
  return (
    <div
      className={styles.panel}
      data-stage={view}
      data-message={game.messages.length > 0 || undefined}
      data-band={bandOf(game)}
    >
      <GameMessages {...messages} />
      {children}
    </div>
  );
}

/** What colours the panel: the result of an answer, or the end of a round. */
function bandOf({ messages }: Game) {
  const shown = messages.find(isResult) ?? messages.find(({ kind }) => kind === "round");
  return shown?.kind;
}
