import { useConfig } from "@/components/session/use-config";
import { Button } from "@/components/ui/button";
import { Counter } from "@/components/ui/counter";
import { FieldError, SelectField } from "@/components/ui/field";
import { handleSubmit } from "@/components/ui/handle-submit";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/api/limits";
import type { TopicChoice } from "@/lib/config/topics";
import { type Guide, type GuideAction, topicOf } from "@/lib/conversation/guide/guide";
import { texts } from "@/lib/texts";
import { textLength } from "@/lib/texts/rules";
import styles from "./home.module.css";
import { TopicOptions } from "./topic-options";

type Props = {
  topics: TopicChoice[];
  guide: Guide;
  isStored: boolean;
  act: (action: GuideAction) => void;
  onSubmit: () => void;
};

/** A memory of one's own choice: what it is about, and what it is called. */
export function SetupForm({ topics, guide, isStored, act, onSubmit }: Props) {
  const { app, features } = useConfig();
  const { topicSelectionLabel, topicSelectionPlaceholder } = features.flexiFeatures.chat;
  const isTopicMissing = topicOf(guide, topics) === null;

  return (
    <form className={styles.begin} onSubmit={handleSubmit(onSubmit)} noValidate>
      {topics.length > 1 && (
        <SelectField
          label={topicSelectionLabel}
          name="topic"
          value={guide.topicId ?? ""}
          onChange={(event) => act({ type: "choose", topicId: event.target.value })}
          error={isTopicMissing ? guide.error : null}
        >
          <option value="">{topicSelectionPlaceholder}</option>
          <TopicOptions topics={topics} />
        </SelectField>
      )}
      <div className={styles.nameField}>
        <TextArea
          label={app.projectNameLabel}
          name="projectName"
          rows={1}
          className={styles.name}
          placeholder={app.placeholder}
          value={guide.projectName}
          onChange={(projectName) => act({ type: "name", projectName })}
          error={isTopicMissing ? null : guide.error}
        />
        {!isStored && <FieldError>{texts.ui.notStored}</FieldError>}
        <Counter length={textLength(guide.projectName)} max={limits.projectNameLength} />
      </div>
      <Button type="submit" kind="plain">
        {texts.label.begin}
      </Button>
    </form>
  );
}
