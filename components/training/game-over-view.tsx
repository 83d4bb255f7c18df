import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useIdleFocus } from "@/components/ui/use-idle-focus";
import type { Game } from "@/lib/quiz/game-state";
import { hasTriumphed, hasWon, isDraw, isUnscored, levelInPlay } from "@/lib/quiz/game-view";
import { texts } from "@/lib/texts";
import { accountTexts } from "@/lib/texts/account";
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

/** The result of a game (spec §2), above its panel. A practice has none. */
export function GameOverView({ game, onLogin }: Props) {
  const heading = useIdleFocus<HTMLHeadingElement>();
  const isPractice = game.kind === "practice";
  const result = hasWon(game) ? trainingTexts.won : trainingTexts.lost;
  return (
    <section className={styles.result}>
      {!isPractice && <Picture game={game} />}
      <h1 ref={heading} tabIndex={-1}>
        {isPractice ? trainingTexts.practiceOver : result}
      </h1>
      {!isPractice && <Scores game={game} />}
      {onLogin && (
        <Notice>
          {texts.request.sessionExpired}
          <Button kind="plain" onClick={onLogin}>
            {accountTexts.login}
          </Button>
        </Notice>
      )}
    </section>
  );
}

function Picture({ game }: { game: Game }) {
  if (!hasTriumphed(game)) return <Opponent isFirst={!hasWon(game)} />;
  return (
    <>
      <Confetti />
      <Prize />
    </>
  );
}

function Scores({ game }: { game: Game }) {
  const { userScore, aiScore } = game;
  return (
    <>
      {isDraw(game) && (
        <p className={styles.draw} data-unscored={isUnscored(game) || undefined}>
          {isUnscored(game) ? trainingTexts.unscored : trainingTexts.draw}
        </p>
      )}
      <div className={styles.final}>
        <Score name={trainingTexts.you} score={userScore} />
        <span aria-hidden="true">{trainingTexts.to}</span>
        <Score name={trainingTexts.opponent(levelInPlay(game))} score={aiScore} isBehind={aiScore < userScore} />
        {!isUnscored(game) && <Rope userScore={userScore} aiScore={aiScore} />}
      </div>
    </>
  );
}

const Score = ({ name, score, isBehind = false }: { name: string; score: number; isBehind?: boolean }) => (
  <dl data-behind={isBehind || undefined}>
    <dt>{name}</dt>
    <dd>{score.toLocaleString()}</dd>
  </dl>
);
