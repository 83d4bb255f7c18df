import { useId } from "react";
import { useConfig } from "@/components/session/use-config";
import { ribbonOf, type TopicChoice, topicSample } from "@/lib/config/topics";
import { texts } from "@/lib/texts";
import { BeginWithPhoto } from "./begin-with-photo";
import styles from "./home.module.css";

/** As many as are seen at a glance; the others are in the field above. */
const promptsShown = 5;

type Props = {
  topics: TopicChoice[];
  chosenId: string | null;
  onChoose: (topicId: string) => void;
  onPhoto: (file: File) => void;
};

/** The first question of some topics, and a photo, for somebody who does not know yet what to write about. */
export function GuidePrompts({ topics, chosenId, onChoose, onPhoto }: Props) {
  const titleId = useId();
  const { features } = useConfig();
  return (
    <section aria-labelledby={titleId} className={styles.prompts}>
      <h2 id={titleId}>{texts.home.questions}</h2>
      <ul>
        {topicSample(topics, promptsShown).map(({ id, displayName, language, sets }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.prompt}
              data-ribbon={ribbonOf(features, id)}
              aria-pressed={id === chosenId}
              onClick={() => onChoose(id)}
              lang={language}
            >
              <span className={styles.promptTopic}>{displayName}</span> <span dir="auto">{sets[0]?.[0]?.text}</span>
            </button>
          </li>
        ))}
        <li>
          <BeginWithPhoto isCard onFile={onPhoto} />
        </li>
      </ul>
    </section>
  );
}
