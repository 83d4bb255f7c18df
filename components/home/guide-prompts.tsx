import { useConfig } from "@/components/session/use-config";
import { TitledSection } from "@/components/ui/titled-section";
import { ribbonOf, type TopicChoice, topicSample } from "@/lib/config/topics";
import type { Guide } from "@/lib/conversation/guide/guide";
import { beginWith } from "@/lib/conversation/guide/question-pool";
import { texts } from "@/lib/texts";
import styles from "./home.module.css";

/** As many as are seen at a glance; the others are in the field above. */
const promptsShown = 6;

type Props = {
  topics: TopicChoice[];
  guide: Guide;
  onBegin: (guide: Guide) => void;
  onPointAt: () => void;
};

/** The first question of some topics, for somebody who does not know yet what to write about. */
export function GuidePrompts({ topics, guide, onBegin, onPointAt }: Props) {
  const { features } = useConfig();
  return (
    <TitledSection
      title={texts.home.questions}
      className={styles.prompts}
      onPointerEnter={onPointAt}
      onFocus={onPointAt}
    >
      <ul>
        {topicSample(topics, promptsShown).map((topic) => (
          <li key={topic.id}>
            <button
              type="button"
              className={styles.prompt}
              data-ribbon={ribbonOf(features, topic.id)}
              onClick={() => onBegin(beginWith(guide, topic, topic.sets[0] ?? []))}
              lang={topic.language}
            >
              <span className={styles.promptTopic}>{topic.displayName}</span>{" "}
              <span dir="auto">{topic.sets[0]?.[0]?.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
