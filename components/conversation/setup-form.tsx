import type { FormEvent } from "react";
import { useConfig } from "@/components/session/config";
import { Button } from "@/components/ui/button";
import { Counter } from "@/components/ui/counter";
import { SelectField } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/api/limits";
import type { TopicChoice } from "@/lib/config/topics";
import { type Guide, type GuideAction, topicOf } from "@/lib/conversation/guide";
import { texts } from "@/lib/texts";
import { textLength } from "@/lib/texts/rules";
import { Greeting } from "./greeting";
import styles from "./guide.module.css";

type Props = { name: string; topics: TopicChoice[]; guide: Guide; act: (action: GuideAction) => void };

/** The first step: what the memory is about, and what it is called. */
export function SetupForm({ name, topics, guide, act }: Props) {
  const { app, features } = useConfig();
  const { topicSelectionLabel, topicSelectionPlaceholder } = features.flexiFeatures.chat;
  const isTopicMissing = topicOf(guide, topics) === null;

  function submit(event: FormEvent) {
    event.preventDefault();
    act({ type: "next" });
  }

  return (
    <form className={styles.setup} onSubmit={submit} noValidate>
      <Greeting name={name} />
      {topics.length > 1 && (
        <SelectField
          label={topicSelectionLabel}
          value={guide.topicId ?? ""}
          onChange={(event) => act({ type: "choose", topicId: event.target.value })}
          error={isTopicMissing ? guide.error : null}
        >
          <option value="">{topicSelectionPlaceholder}</option>
          {topics.map(({ id, displayName }) => (
            <option key={id} value={id}>
              {displayName}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        label={app.projectNameLabel}
        rows={2}
        placeholder={app.placeholder}
        value={guide.projectName}
        onChange={(projectName) => act({ type: "name", projectName })}
        error={isTopicMissing ? null : guide.error}
      />
      <div className={styles.actions}>
        <Counter length={textLength(guide.projectName)} max={limits.projectNameLength} />
        <Button type="submit">{texts.label.begin}</Button>
      </div>
    </form>
  );
}
