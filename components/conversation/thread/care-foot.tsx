import { CareText } from "@/components/session/care-text";
import { useConfig } from "@/components/session/use-config";
import { ownValue } from "@/lib/own-value";
import styles from "./care-line.module.css";

/** Where help is, at the end of each conversation of a topic that has `careLine`, whatever is written in it. */
export function CareFoot({ topic }: { topic: string }) {
  const { topics } = useConfig().features.flexiFeatures.chat;
  if (!ownValue(topics, topic)?.careLine) return null;
  return (
    <aside className={styles.foot} data-screen-only>
      <CareText />
    </aside>
  );
}
