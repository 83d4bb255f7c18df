import type { FormEvent } from "react";
import { useConfig } from "@/components/session/use-config";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/field";
import { useIdleFocus } from "@/components/ui/use-idle-focus";
import type { GameAction } from "@/lib/quiz/game";
import type { Game } from "@/lib/quiz/game-state";
import { texts } from "@/lib/texts";
import { memoriesTexts } from "@/lib/texts/memories";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./game.module.css";
import { LevelField } from "./level-field";
import { Contest } from "./scoreboard";

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

  function submit(event: FormEvent) {
    event.preventDefault();
    onStart();
  }

  return (
    <form id={form} className={styles.setup} onSubmit={submit} noValidate>
      {!isOwn && <Contest />}
      <header className={styles.greeting}>
        <h1 ref={heading} tabIndex={-1}>
          {trainingMode.displayName}
        </h1>
        <p>{isOwn ? memoriesTexts.welcome : trainingTexts.welcome}</p>
      </header>
      <div className={styles.fields}>
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
        {isOwn ? (
          <p className={styles.about}>{memoriesTexts.howToPutIn}</p>
        ) : (
          <LevelField level={game.level} act={act} isDescribed />
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
