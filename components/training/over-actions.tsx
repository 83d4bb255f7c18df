import { RotateCcw } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { NewChallenge } from "@/lib/api/training-schemas";
import type { Game } from "@/lib/quiz/game-state";
import { missedModules } from "@/lib/quiz/seen";
import { texts } from "@/lib/texts";
import { trainingTexts } from "@/lib/texts/training";
import { ChallengeOffer } from "./challenge-offer";

type Props = {
  game: Game;
  /** The game for others; `null`: they cannot play it. */
  challenge: NewChallenge | null;
  /** The next game is loading. */
  isBusy: boolean;
  onAgain: () => void;
  onPractise: () => void;
  onNewTopic: () => void;
};

/** What can follow a game. */
export function OverActions({ game, challenge, isBusy, onAgain, onPractise, onNewTopic }: Props) {
  const hasMissed = missedModules(game).length > 0;
  return (
    <>
      <Button onClick={onAgain} busy={isBusy}>
        <RotateCcw size={18} aria-hidden="true" />
        {isBusy ? texts.label.loading : trainingTexts.playAgain}
      </Button>
      {hasMissed && (
        <Button kind="plain" onClick={onPractise} disabled={isBusy}>
          {trainingTexts.practise}
        </Button>
      )}
      {challenge && !isBusy && <ChallengeOffer challenge={challenge} />}
      <Button kind={hasMissed ? "bare" : "plain"} onClick={onNewTopic}>
        {trainingTexts.newTopic}
      </Button>
    </>
  );
}
