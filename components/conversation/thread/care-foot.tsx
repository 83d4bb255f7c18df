import { CareText } from "@/components/session/care-text";
import { useConfig } from "@/components/session/use-config";
import { hasCareLine } from "@/lib/config/topics";
import styles from "./care-line.module.css";

/** Where help is, at the end of each conversation of a topic that has `careLine`, whatever is written in it. */
export function CareFoot({ topic }: { topic: string }) {
  if (!hasCareLine(useConfig().features, topic)) return null;
  return (
    <aside className={styles.foot} data-screen-only>
      <CareText isShort />
    </aside>
  );
}
