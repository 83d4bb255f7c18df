import { useRibbon } from "@/components/session/ribbon";
import { useConfig } from "@/components/session/use-config";
import { enabledTopics, type TopicChoice } from "@/lib/config/topics";
import styles from "./question-pile.module.css";

/** As many leaves as the pile has places for. */
const maxLeaves = 4;

/** A decorative pile of leaves, each with the first question of a topic. The first topic's leaf lies on top. */
export function QuestionPile() {
  const topics = enabledTopics(useConfig().features).slice(0, maxLeaves).reverse();
  return (
    <div className={styles.pile} aria-hidden="true">
      {topics.map((topic) => (
        <QuestionLeaf key={topic.id} {...topic} />
      ))}
    </div>
  );
}

function QuestionLeaf({ id, displayName, language, sets }: TopicChoice) {
  return (
    <div className={styles.leaf} lang={language} data-ribbon={useRibbon(id)}>
      <p className={styles.topic} dir="auto">
        {displayName}
      </p>
      <p className={styles.question} dir="auto">
        {sets[0]?.[0]?.text}
      </p>
    </div>
  );
}
