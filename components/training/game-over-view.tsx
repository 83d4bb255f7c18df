import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useIdleFocus } from "@/components/ui/use-idle-focus";
import type { Game } from "@/lib/quiz/game-state";
import { hasWon } from "@/lib/quiz/game-view";
import { missedModules } from "@/lib/quiz/seen";
import { texts } from "@/lib/texts";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./game.module.css";
import { GameReview } from "./game-review";
import { ScoreLists } from "./score-lists";
import { Scoreboard } from "./scoreboard";
import type { Boards } from "./use-scores";

type Props = {
  game: Game;
  boards: Boards;
  username: string;
  /** The next game is loading. */
  isBusy: boolean;
  /** `null` while the session is valid. */
  onLogin: (() => void) | null;
  onAgain: () => void;
  onPractise: () => void;
  onNewTopic: () => void;
};

/** The Game Over view (spec §2). */
export function GameOverView({ game, boards, username, isBusy, onLogin, onAgain, onPractise, onNewTopic }: Props) {
  const heading = useIdleFocus<HTMLHeadingElement>();
  return (
    <section className={styles.over}>
      <h1 ref={heading} tabIndex={-1} className={styles.verdict}>
        {hasWon(game) ? trainingTexts.won : trainingTexts.lost}
      </h1>
      <Scoreboard game={game} />
      {onLogin && (
        <Notice>
          {texts.account.sessionExpired}
          <Button kind="plain" onClick={onLogin}>
            {texts.account.login}
          </Button>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button onClick={onAgain} busy={isBusy}>
          {isBusy ? texts.label.loading : trainingTexts.playAgain}
        </Button>
        {missedModules(game).length > 0 && (
          <Button kind="plain" onClick={onPractise} disabled={isBusy}>
            {trainingTexts.practise}
          </Button>
        )}
        <Button kind="plain" onClick={onNewTopic}>
          {trainingTexts.newTopic}
        </Button>
      </div>
      <GameReview answers={game.answers} />
      <ScoreLists boards={boards} username={username} />
    </section>
  );
}
