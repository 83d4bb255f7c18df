import { type TopicChoice, topicGroups } from "@/lib/config/topics";

/** The options of the field for the topic, under their headings. */
export function TopicOptions({ topics }: { topics: TopicChoice[] }) {
  return topicGroups(topics).map(({ group, topics }) => {
    const options = topics.map(({ id, displayName, language }) => (
      <option key={id} value={id} lang={language}>
        {displayName}
      </option>
    ));
    return group ? (
      <optgroup key={group} label={group}>
        {options}
      </optgroup>
    ) : (
      options
    );
  });
}
