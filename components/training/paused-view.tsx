import { useConfig } from "@/components/session/use-config";
import { Button } from "@/components/ui/button";
import { useIdleFocus } from "@/components/ui/use-idle-focus";
import type { GameAction } from "@/lib/quiz/game";
import type { Game } from "@/lib/quiz/game-state";
import { texts } from "@/lib/texts";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./game.module.css";
import { positionText } from "./playing-view";
import { Scoreboard } from "./scoreboard";

/** A paused game, above its panel. Its question stays hidden until the counter runs again. */
export function PausedView({ game }: { game: Game }) {
  const heading = useIdleFocus<HTMLHeadingElement>();
  return (
    <section className={styles.paused}>
      {game.kind !== "practice" && <Scoreboard game={game} />}
      <div className={styles.pause}>
        <h1 ref={heading} tabIndex={-1}>
          {trainingTexts.paused}
        </h1>
        <p>
          <bdi>{game.topicId}</bdi> · {positionText(game)}
        </p>
      </div>
    </section>
  );
}

type ActionsProps = { isReady: boolean; act: (action: GameAction) => void; onRetry: () => void };

/** To continue, the topics must be loaded. */
export function PausedActions({ isReady, act, onRetry }: ActionsProps) {
  const { exitText } = useConfig().features.flexiFeatures.trainingMode;
  return (
    <>
      {isReady ? (
        <Button onClick={() => act({ type: "resume" })}>{trainingTexts.goOn}</Button>
      ) : (
        <Button onClick={onRetry}>{texts.ui.retry}</Button>
      )}
      <Button kind="bare" onClick={() => act({ type: "exit" })}>
        {exitText}
      </Button>
    </>
  );
}
