import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { useConfig } from "@/components/session/config";
import type { GameHandle } from "@/components/session/use-training";
import { GameMessages } from "@/components/training/game-messages";
import { GameOverView } from "@/components/training/game-over-view";
import { MemoriesView } from "@/components/training/memories-view";
import { PausedView } from "@/components/training/paused-view";
import { PlayingView } from "@/components/training/playing-view";
import { SetupView } from "@/components/training/setup-view";
import { useGame } from "@/components/training/use-game";
import { openPath } from "@/lib/client/hash-location";
import type { QuizTopic } from "@/lib/config/app-config";
import { isPlaying } from "@/lib/quiz/game-view";
import { isMemoriesTopic } from "@/lib/quiz/memories-topic";
import { paths } from "@/lib/routes";
import styles from "./training-screen.module.css";

type Props = { ref: Ref<GameHandle>; username: string };

/** The training game (spec §2): setup, playing, Game Over. */
export function TrainingScreen({ ref, username }: Props) {
  const { trainingMode } = useConfig().features.flexiFeatures;
  const { game, former, boards, topic, topics, act, login, start, practise } = useGame(username, trainingMode);
  const over = former ?? (game.stage.name === "ended" ? game : null);
  const isPlayed = isPlaying(game) && !over;
  const memoriesHandle = useRef<GameHandle>(null);
  useImperativeHandle(
    ref,
    () => ({
      get exit() {
        return isPlayed ? () => act({ type: "exit" }) : (memoriesHandle.current?.exit ?? null);
      },
    }),
    [isPlayed, act],
  );

  const own = topic && isMemoriesTopic(topic) ? topic : null;
  const [memories, setMemories] = useState<{ topicId: string; dataSource: QuizTopic["dataSource"] } | null>(null);

  function lookAtMemories({ dataSource }: QuizTopic) {
    setMemories({ topicId: game.topicId ?? "", dataSource });
  }

  function selectNewTopic() {
    setMemories(null);
    act({ type: "leave" });
    openPath(paths.home, { isTraining: true });
  }

  return (
    <div className={styles.training}>
      <GameMessages game={game} />
      {memories ? (
        <MemoriesView {...memories} ref={memoriesHandle} onLeave={selectNewTopic} />
      ) : over ? (
        <GameOverView
          game={over}
          boards={boards}
          username={username}
          isBusy={former !== null}
          onLogin={login}
          onAgain={start}
          onPractise={practise}
          onNewTopic={selectNewTopic}
        />
      ) : game.stage.name === "setup" ? (
        <SetupView
          game={game}
          topics={topics}
          isOwn={own !== null}
          act={act}
          onStart={() => (own ? lookAtMemories(own) : start())}
        />
      ) : game.isPaused ? (
        <PausedView game={game} isReady={topics.isReady} act={act} onRetry={topics.retry} />
      ) : (
        <PlayingView game={game} act={act} onRestart={start} />
      )}
    </div>
  );
}
