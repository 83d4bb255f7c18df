import type { FormEvent, RefObject } from "react";
import { useConfig } from "@/components/session/config";
import { Button } from "@/components/ui/button";
import { Counter } from "@/components/ui/counter";
import { SelectField } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/api/limits";
import { type TopicChoice, topicGroups } from "@/lib/config/topics";
import { type Guide, type GuideAction, topicOf } from "@/lib/conversation/guide";
import { texts } from "@/lib/texts";
import { textLength } from "@/lib/texts/rules";
import styles from "./guide.module.css";

type Props = {
  topics: TopicChoice[];
  guide: Guide;
  act: (action: GuideAction) => void;
  onSubmit: () => void;
  nameField: RefObject<HTMLTextAreaElement | null>;
};

/** The first step: what the memory is about, and what it is called. */
export function SetupForm({ topics, guide, act, onSubmit, nameField }: Props) {
  const { app, features } = useConfig();
  const { topicSelectionLabel, topicSelectionPlaceholder } = features.flexiFeatures.chat;
  const isTopicMissing = topicOf(guide, topics) === null;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form className={styles.begin} onSubmit={submit} noValidate>
      {topics.length > 1 && (
        <SelectField
          label={topicSelectionLabel}
          value={guide.topicId ?? ""}
          onChange={(event) => act({ type: "choose", topicId: event.target.value })}
          error={isTopicMissing ? guide.error : null}
        >
          <option value="">{topicSelectionPlaceholder}</option>
          {topicGroups(topics).map(({ group, topics }) => (
            <TopicOptions key={group} label={group} topics={topics} />
          ))}
        </SelectField>
      )}
      <div className={styles.nameField}>
        <TextArea
          ref={nameField}
          label={app.projectNameLabel}
          rows={1}
          className={styles.name}
          placeholder={app.placeholder}
          value={guide.projectName}
          onChange={(projectName) => act({ type: "name", projectName })}
          error={isTopicMissing ? null : guide.error}
        />
        <Counter length={textLength(guide.projectName)} max={limits.projectNameLength} />
      </div>
      <Button type="submit">{texts.label.begin}</Button>
    </form>
  );
}

function TopicOptions({ label, topics }: { label: string; topics: TopicChoice[] }) {
  const options = topics.map(({ id, displayName }) => (
    <option key={id} value={id}>
      {displayName}
    </option>
  ));
  return label ? <optgroup label={label}>{options}</optgroup> : options;
}
