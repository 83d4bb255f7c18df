import { Bot, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { useConfig } from "@/components/session/use-config";
import { Button } from "@/components/ui/button";
import { Dots } from "@/components/ui/dots";
import { useIdleFocus } from "@/components/ui/use-idle-focus";
import type { GameAction } from "@/lib/quiz/game";
import type { Game } from "@/lib/quiz/game-state";
import { canFinish, canGoOn, canHurry, canSubmit, hasFallback } from "@/lib/quiz/game-view";
import { sumOf } from "@/lib/quiz/score";
import { texts } from "@/lib/texts";
import { labelTexts } from "@/lib/texts/label";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./game-panel.module.css";

type Props = {
  game: Game;
  form: string;
  explanation: string | null;
  act: (action: GameAction) => void;
  onRestart: () => void;
  onReload: () => void;
};

/** What the opponent does, the exit, and Submit or what comes after it. */
export function PlayingActions({ game, form, explanation, act, onRestart, onReload }: Props) {
  const { exitText } = useConfig().features.flexiFeatures.trainingMode;
  const { stage } = game;
  const isThinking = stage.name === "thinking";
  const hint = hintOn(game);
  return (
    <>
      {explanation && (
        <p className={styles.explanation} dir="auto">
          {explanation}
        </p>
      )}
      {canFinish(game) ? (
        <Button kind="plain" className={styles.finish} onClick={() => act({ type: "finish" })}>
          {trainingTexts.finish}
        </Button>
      ) : stage.name === "asking" && hasFallback(game) ? (
        <Button kind="bare" className={styles.retry} onClick={onReload}>
          <RotateCcw size={16} aria-hidden="true" />
          {texts.ui.retry}
        </Button>
      ) : (
        hint && (
          <Hint isThinking={isThinking} isAnnounced={stage.name === "feedback"}>
            {hint}
          </Hint>
        )
      )}
      <Button kind="bare" className={styles.exit} onClick={() => act({ type: "exit" })}>
        {exitText}
      </Button>
      {stage.name === "empty" ? (
        <Button className={styles.next} onClick={onRestart}>
          {texts.ui.retry}
        </Button>
      ) : canGoOn(game) ? (
        <NextButton form={form} />
      ) : (
        <Button className={styles.next} type="submit" form={form} disabled={!canSubmit(game)} busy={isThinking}>
          {isThinking ? trainingTexts.thinking : labelTexts.submit}
        </Button>
      )}
    </>
  );
}

type HintProps = {
  isThinking: boolean;
  /** `GameMessages` tells screen readers the same. */
  isAnnounced: boolean;
  children: ReactNode;
};

const Hint = ({ isThinking, isAnnounced, children }: HintProps) => (
  <p className={styles.hint} aria-hidden={isAnnounced || undefined}>
    <Bot size={18} aria-hidden="true" />
    {isThinking && <Dots className={styles.dots} />}
    <span>{children}</span>
  </p>
);

/** What the opponent does or did, or why a question is repeated. */
function hintOn(game: Game): string | null {
  const { stage, kind, answers } = game;
  if (stage.name === "thinking") return trainingTexts[canHurry(game) ? "opponentHurries" : "opponentThinks"];
  const opponent = answers.at(-1)?.opponent;
  if (stage.name === "feedback" && opponent)
    return trainingTexts.opponentResult(opponent.isRight, sumOf(opponent.points));
  if (stage.name === "asking" && kind !== "practice") {
    if (stage.origin === "missed") return trainingTexts.missed;
    if (stage.origin === "repeated") return trainingTexts.repeated;
  }
  return null;
}

/** It takes the focus if nothing else has it, so that Enter continues. */
function NextButton({ form }: { form: string }) {
  const button = useIdleFocus<HTMLButtonElement>();
  return (
    <Button ref={button} className={styles.next} type="submit" form={form}>
      {trainingTexts.next}
    </Button>
  );
}
