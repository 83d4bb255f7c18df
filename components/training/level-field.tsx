import { useConfig } from "@/components/session/use-config";
import { SelectField } from "@/components/ui/field";
import type { GameAction } from "@/lib/quiz/game";
import { accuracyOf, offeredLevels } from "@/lib/quiz/opponent";
import type { LevelName } from "@/lib/quiz/rules";
import { trainingTexts } from "@/lib/texts/training";

type Props = {
  level: LevelName;
  act: (action: GameAction) => void;
  isDescribed?: boolean;
  /** The id of another description of the level. */
  describedBy?: string;
};

/** The level of the opponent. With `isDescribed` it says what the opponent is like and how often it is right. */
export function LevelField({ level, act, isDescribed = false, describedBy }: Props) {
  const { levels } = useConfig().features.flexiFeatures.trainingMode.aiCompetition;
  const { description = "" } = levels.find(({ name }) => name === level) ?? {};
  const odds = trainingTexts.opponentOdds(accuracyOf(level, levels));
  return (
    <SelectField
      label={trainingTexts.level}
      labelHidden={!isDescribed}
      hint={isDescribed && `${description} ${odds}`.trim()}
      value={level}
      aria-describedby={describedBy}
      onChange={(event) => act({ type: "level", level: event.target.value as LevelName })}
    >
      {offeredLevels(levels).map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}
