import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useIdleFocus } from "@/components/ui/use-idle-focus";
import type { Game } from "@/lib/quiz/game-state";
import { hasTriumphed, hasWon, isUnscored, levelInPlay } from "@/lib/quiz/game-view";
import { texts } from "@/lib/texts";
import { trainingTexts } from "@/lib/texts/training";
import { Confetti } from "./confetti";
import styles from "./game-over.module.css";
import { Opponent, Prize } from "./prize";
import { Rope } from "./rope";

type Props = {
  game: Game;
  /** `null` while the session is valid. */
  onLogin: (() => void) | null;
};

/** The result of a game (spec §2), above its panel. */
export function GameOverView({ game, onLogin }: Props) {
  const heading = useIdleFocus<HTMLHeadingElement>();
  const { userScore, aiScore } = game;
  const isFestive = hasTriumphed(game);
  return (
    <section className={styles.result}>
      {isFestive ? (
        <>
          <Confetti />
          <Prize />
        </>
      ) : (
        <Opponent isFirst={!isUnscored(game)} />
      )}
      <h1 ref={heading} tabIndex={-1}>
        {hasWon(game) ? trainingTexts.won : trainingTexts.lost}
      </h1>
      {isUnscored(game) && <p className={styles.unscored}>{trainingTexts.unscored}</p>}
      <div className={styles.final}>
        <Score name={trainingTexts.you} score={userScore} />
        <span aria-hidden="true">{trainingTexts.to}</span>
        <Score name={trainingTexts.opponent(levelInPlay(game))} score={aiScore} isBehind={aiScore < userScore} />
        {!isUnscored(game) && <Rope userScore={userScore} aiScore={aiScore} />}
      </div>
      {onLogin && (
        <Notice>
          {texts.account.sessionExpired}
          <Button kind="plain" onClick={onLogin}>
            {texts.account.login}
          </Button>
        </Notice>
      )}
    </section>
  );
}

const Score = ({ name, score, isBehind = false }: { name: string; score: number; isBehind?: boolean }) => (
  <dl data-behind={isBehind || undefined}>
    <dt>{name}</dt>
    <dd>{score.toLocaleString()}</dd>
  </dl>
);
