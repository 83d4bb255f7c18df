import { PathLink } from "@/components/session/path-link";
import { useLocalNames } from "@/components/session/use-local-names";
import { timeAgo } from "@/lib/conversation/on-this-day";
import { conversationPath } from "@/lib/routes";
import { texts } from "@/lib/texts";
import styles from "./on-this-day.module.css";
import { useOnThisDay } from "./use-on-this-day";

/** Memories that were written on this day of earlier months and years, if there are any. */
export function OnThisDay() {
  const conversations = useOnThisDay();
  const { nameOf } = useLocalNames();
  if (conversations.length === 0) return null;
  const now = new Date();
  return (
    <section className={styles.conversations} aria-label={texts.onThisDay.title}>
      <ul>
        {conversations.map((conversation) => (
          <li key={conversation._id}>
            <p className={styles.date}>
              {texts.onThisDay.title}, {timeAgo(conversation.timestamp, now)}
            </p>
            <PathLink className={styles.conversation} path={conversationPath(conversation._id)}>
              “<bdi>{nameOf(conversation).name}</bdi>” <span aria-hidden="true">→</span>
            </PathLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
