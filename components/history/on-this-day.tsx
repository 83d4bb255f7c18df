import { PathLink } from "@/components/app/path-link";
import { useLocalNames } from "@/components/app/use-local-names";
import { agoOf } from "@/lib/conversation/history";
import { conversationPath } from "@/lib/routes";
import { texts } from "@/lib/texts";
import styles from "./on-this-day.module.css";
import { useMemories } from "./use-memories";

/** Memories written on this day of an earlier month, when there are any. */
export function OnThisDay() {
  const memories = useMemories();
  const { called } = useLocalNames();
  if (memories.length === 0) return null;
  const now = new Date();
  return (
    <section className={styles.memories} aria-label={texts.memory.title}>
      <ul>
        {memories.map((memory) => (
          <li key={memory._id}>
            <p className={styles.when}>
              {texts.memory.title}, {agoOf(memory.timestamp, now)}
            </p>
            <PathLink className={styles.memory} path={conversationPath(memory._id)}>
              “<bdi>{called(memory).name}</bdi>” <span aria-hidden="true">→</span>
            </PathLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
