import { type ReactNode, useId, useState } from "react";
import { useConfig } from "@/components/session/use-config";
import { ChallengeActions, ChallengeResults, ChallengeView } from "@/components/training/challenge-view";
import { GameOverView } from "@/components/training/game-over-view";
import { GamePanel, type GameViewName } from "@/components/training/game-panel";
import { GameReview } from "@/components/training/game-review";
import { MemoriesView } from "@/components/training/memories-view";
import { OverActions } from "@/components/training/over-actions";
import { PausedActions, PausedView } from "@/components/training/paused-view";
import { PlayingActions } from "@/components/training/playing-actions";
import { PlayingView } from "@/components/training/playing-view";
import { ScoreLists } from "@/components/training/score-lists";
import { SetupActions, SetupView } from "@/components/training/setup-view";
import { useChallenge } from "@/components/training/use-challenge";
import { useGame } from "@/components/training/use-game";
import { openPath } from "@/lib/client/hash-location";
import type { QuizTopic } from "@/lib/config/app-config";
import { challengeOf } from "@/lib/quiz/challenge";
import type { GameAction } from "@/lib/quiz/game";
import { isPlaying } from "@/lib/quiz/game-view";
import { isMemoriesTopic } from "@/lib/quiz/memories-topic";
import { paths } from "@/lib/routes";
import styles from "./training-screen.module.css";

type Props = {
  username: string;
  /** It is played in the place of an own game. */
  challengeId?: string | undefined;
};
type Part = { name: GameViewName; view: ReactNode; actions: ReactNode };

/** These views lie on a leaf, each with its panel. */
const isCard: Partial<Record<GameViewName, true>> = { setup: true, paused: true, over: true };

/** The training game (spec §2): setup, playing, Game Over. */
export function TrainingScreen({ username, challengeId }: Props) {
  const { trainingMode } = useConfig().features.flexiFeatures;
  const { game, former, boards, explanation, topic, topics, act, login, start, reload, practise } = useGame(
    username,
    trainingMode,
    challengeId,
  );
  const challenge = useChallenge(challengeId, game);
  const form = useId();
  const over = former ?? (game.stage.name === "ended" ? game : null);

  const own = topic && isMemoriesTopic(topic) ? topic : null;
  const [memories, setMemories] = useState<{ topicId: string; dataSource: QuizTopic["dataSource"] } | null>(null);

  function lookAtMemories({ dataSource }: QuizTopic) {
    setMemories({ topicId: game.topicId ?? "", dataSource });
  }

  /** A challenge can be played once, so its exit does not end it: it waits. */
  function play(action: GameAction) {
    if (challengeId && action.type === "exit") openPath(paths.home);
    else act(action);
  }

  function selectNewTopic() {
    setMemories(null);
    act({ type: "leave" });
    openPath(paths.home, { isTraining: true });
  }

  const { name, view, actions } = currentPart();
  return (
    <div className={styles.training} data-view={name}>
      <div className={`${styles.part} ${isCard[name] ? styles.card : ""}`}>
        {view}
        <GamePanel view={name} game={game} explanation={explanation}>
          {actions}
        </GamePanel>
      </div>
      {name === "over" && <ChallengeResults {...challenge} />}
      {name === "over" && over && (
        <>
          <GameReview answers={over.answers} />
          {over.kind === "public" && <ScoreLists game={over} boards={boards} />}
        </>
      )}
    </div>
  );

  function currentPart(): Part {
    if (memories) {
      const view = <MemoriesView {...memories} onLeave={selectNewTopic} />;
      return { name: "memories", view, actions: null };
    }
    if (challengeId && !isPlaying(game)) {
      const actions = { onStart: () => challenge.start(act), onRetry: topics.retry, onOwnGame: selectNewTopic };
      return {
        name: over || challenge.isOver ? "over" : "setup",
        view: <ChallengeView {...challenge} />,
        actions: <ChallengeActions shown={challenge} isReady={topics.isReady} {...actions} />,
      };
    }
    if (over) {
      const next = { onAgain: start, onPractise: practise, onNewTopic: selectNewTopic };
      return {
        name: "over",
        view: <GameOverView game={over} best={boards.userScores[0]?.score ?? 0} onLogin={login} />,
        actions: <OverActions game={over} challenge={challengeOf(over, topic)} isBusy={former !== null} {...next} />,
      };
    }
    if (game.stage.name === "setup") {
      const onStart = () => (own ? lookAtMemories(own) : start());
      return {
        name: "setup",
        view: <SetupView {...{ game, form, topics, act, onStart }} isOwn={own !== null} />,
        actions: <SetupActions form={form} topics={topics} />,
      };
    }
    if (game.isPaused) {
      return {
        name: "paused",
        view: <PausedView game={game} />,
        actions: <PausedActions isReady={topics.isReady} act={play} onRetry={topics.retry} />,
      };
    }
    return {
      name: "playing",
      view: <PlayingView game={game} form={form} act={act} />,
      actions: <PlayingActions {...{ game, form, explanation }} act={play} onRestart={start} onReload={reload} />,
    };
  }
}
