import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useIdleFocus } from "@/components/ui/use-idle-focus";
import type { Game } from "@/lib/quiz/game-state";
import {
  type FinalScores,
  hasTriumphed,
  hasUnsavedResult,
  hasWon,
  isDraw,
  isUnscored,
  levelInPlay,
  rightCount,
} from "@/lib/quiz/game-view";
import { texts } from "@/lib/texts";
import { accountTexts } from "@/lib/texts/account";
import { trainingTexts } from "@/lib/texts/training";
import { Confetti } from "./confetti";
import styles from "./game-over.module.css";
import { Opponent, Prize } from "./prize";
import { Rope } from "./rope";
import { Contest } from "./scoreboard";

type Props = {
  game: Game;
  /** The player's best game before this one; 0 if there is none. */
  best: number;
  /** `null` while the session is valid. */
  onLogin: (() => void) | null;
};

/** The result of a game (spec §2), above its panel. A practice has none. */
export function GameOverView({ game, best, onLogin }: Props) {
  const heading = useIdleFocus<HTMLHeadingElement>();
  const isPractice = game.kind === "practice";
  const result = hasWon(game) ? trainingTexts.won : trainingTexts.lost;
  return (
    <section className={styles.result} data-kind={game.kind}>
      {!isPractice && <Picture game={game} />}
      {!isPractice && isDraw(game) && <p className={styles.draw}>{trainingTexts.draw}</p>}
      <h1 ref={heading} tabIndex={-1}>
        {isPractice ? trainingTexts.practiceOver : result}
      </h1>
      {!hasWon(game) && <Tally game={game} best={Math.max(best, game.userScore)} />}
      {!isPractice && <Scores scores={game} rival={game.rival ?? trainingTexts.opponent(levelInPlay(game))} />}
      {onLogin && (
        <Notice>
          {texts.request.sessionExpired} {hasUnsavedResult(game) && trainingTexts.unsavedResult}
          <Button kind="plain" onClick={onLogin}>
            {accountTexts.login}
          </Button>
        </Notice>
      )}
    </section>
  );
}

function Picture({ game }: { game: Game }) {
  if (isDraw(game)) return <Contest game={game} />;
  if (!hasTriumphed(game)) return <Opponent level={levelInPlay(game)} />;
  return (
    <>
      <Confetti />
      <Prize />
    </>
  );
}

/** What was good about a game lost. */
const Tally = ({ game: { answers }, best }: { game: Game; best: number }) => (
  <p className="quiet">
    {trainingTexts.tally(rightCount({ answers }), answers.length)} {best > 0 && trainingTexts.best(best)}
  </p>
);

/** The points of both, and the rope between them. */
export function Scores({ scores, rival }: { scores: FinalScores; rival: string }) {
  const { userScore, aiScore } = scores;
  return (
    <div className={styles.final} data-unscored={isUnscored(scores) || undefined}>
      <Score name={trainingTexts.you} score={userScore} />
      <span aria-hidden="true">{trainingTexts.to}</span>
      <Score name={rival} score={aiScore} isBehind={aiScore < userScore} />
      {!isDraw(scores) && <Rope share={userScore / (userScore + aiScore)} />}
    </div>
  );
}

const Score = ({ name, score, isBehind = false }: { name: string; score: number; isBehind?: boolean }) => (
  <dl data-behind={isBehind || undefined}>
    <dt className="two-lines" dir="auto">
      {name}
    </dt>
    <dd>{score.toLocaleString()}</dd>
  </dl>
);
