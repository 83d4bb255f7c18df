import { useId } from "react";
import { useConfig } from "@/components/session/config";
import { PathLink } from "@/components/session/path-link";
import { useRibbon } from "@/components/session/ribbon";
import { useLocalNames } from "@/components/session/use-local-names";
import { Day } from "@/components/ui/date-time";
import { topicName } from "@/lib/config/topics";
import { timeAgo } from "@/lib/conversation/on-this-day";
import { directionOf } from "@/lib/conversation/text-direction";
import { conversationPath } from "@/lib/routes";
import { homeTexts } from "@/lib/texts/home";
import styles from "./on-this-day.module.css";
import { Print } from "./print";
import type { Memory } from "./use-on-this-day";

/** Memories that were written on this day of earlier months and years. */
export function OnThisDay({ past }: { past: Memory[] }) {
  const titleId = useId();
  const now = new Date();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {homeTexts.onThisDay.title}
      </h2>
      <ul className={styles.memories}>
        {past.map((memory) => (
          <li key={memory._id}>
            <PastCard memory={memory} ago={timeAgo(memory.timestamp, now)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PastCard({ memory, ago }: { memory: Memory; ago: string }) {
  const { features } = useConfig();
  const { nameOf } = useLocalNames();
  const { _id: id, topic, timestamp, excerpt, file } = memory;
  return (
    <article className={styles.card} dir={directionOf(nameOf(memory).name)} data-ribbon={useRibbon(topic)}>
      {file && <Print className={styles.picture} src={file.fileUrl} />}
      <div className={styles.text}>
        <p className={styles.about}>
          <b className={styles.ago}>{ago}</b> · <Day iso={timestamp} /> · {topicName(features, topic)}
        </p>
        <h3 className={styles.name} dir="auto">
          <PathLink className={styles.link} path={conversationPath(id)}>
            {nameOf(memory).name}
          </PathLink>
        </h3>
        {excerpt && (
          <p className={styles.excerpt} dir="auto">
            “{excerpt}”
          </p>
        )}
      </div>
    </article>
  );
}
