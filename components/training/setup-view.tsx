import { useConfig } from "@/components/session/use-config";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/field";
import { handleSubmit } from "@/components/ui/handle-submit";
import { useIdleFocus } from "@/components/ui/use-idle-focus";
import { ribbonAt } from "@/lib/config/topics";
import type { GameAction } from "@/lib/quiz/game";
import type { Game } from "@/lib/quiz/game-state";
import { offeredLevels } from "@/lib/quiz/opponent";
import { texts } from "@/lib/texts";
import { memoriesTexts } from "@/lib/texts/memories";
import { trainingTexts } from "@/lib/texts/training";
import { ChoiceTiles } from "./choice-tiles";
import styles from "./game.module.css";
import { LevelField } from "./level-field";
import { OpponentFace } from "./opponent-face";

type Topics = { names: string[]; isMissing: boolean; retry: () => void };
type Props = {
  game: Game;
  form: string;
  topics: Topics;
  /** The topic is the person's own memories, which have no opponent. */
  isOwn: boolean;
  act: (action: GameAction) => void;
  onStart: () => void;
};

/** The setup view (spec §2), above its panel: topic and opponent. */
export function SetupView({ game, form, topics, isOwn, act, onStart }: Props) {
  const { trainingMode } = useConfig().features.flexiFeatures;
  const heading = useIdleFocus<HTMLHeadingElement>();
  const { topicId } = game;

  return (
    <form id={form} className={styles.setup} onSubmit={handleSubmit(onStart)} noValidate>
      <header className={styles.greeting}>
        <h1 ref={heading} tabIndex={-1}>
          {trainingMode.displayName}
        </h1>
        <p>{isOwn ? memoriesTexts.welcome : trainingTexts.welcome}</p>
      </header>
      <div className={styles.choice}>
        <SelectField
          label={trainingTexts.topic}
          value={topicId !== null && topics.names.includes(topicId) ? topicId : ""}
          onChange={(event) => act({ type: "choose", topicId: event.target.value || null })}
        >
          <option value="">{trainingTexts.topicPlaceholder}</option>
          {topics.names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <ChoiceTiles
          kind="topics"
          legend={trainingTexts.topic}
          names={topics.names}
          chosen={topicId}
          picture={(_, index) => <i className="ribbon" data-ribbon={ribbonAt(index)} aria-hidden="true" />}
          onChoose={(name) => act({ type: "choose", topicId: name })}
        />
      </div>
      <div className={styles.choice}>
        {isOwn ? (
          <p className={styles.about}>{memoriesTexts.howToPutIn}</p>
        ) : (
          <>
            <LevelField level={game.level} act={act} isDescribed />
            <ChoiceTiles
              kind="opponents"
              legend={trainingTexts.level}
              names={offeredLevels(trainingMode.aiCompetition.levels)}
              chosen={game.level}
              picture={(level) => <OpponentFace level={level} className={styles.opponent} />}
              onChoose={(level) => act({ type: "level", level })}
            />
          </>
        )}
      </div>
    </form>
  );
}

/** Start Game, and another try if there are no topics. */
export const SetupActions = ({ form, topics }: Pick<Props, "form" | "topics">) => (
  <>
    {topics.isMissing && <Button onClick={topics.retry}>{texts.ui.retry}</Button>}
    <Button type="submit" form={form} kind={topics.isMissing ? "plain" : "primary"}>
      {trainingTexts.start}
    </Button>
  </>
);
