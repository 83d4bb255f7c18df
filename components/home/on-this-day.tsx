import { useId } from "react";
import { Thumbnail } from "@/components/files/thumbnail";
import { PathLink } from "@/components/session/path-link";
import { useRibbon } from "@/components/session/ribbon";
import { useConfig } from "@/components/session/use-config";
import { useLocalNames } from "@/components/session/use-local-names";
import { Button } from "@/components/ui/button";
import { Day } from "@/components/ui/date-time";
import { keepFocus } from "@/components/ui/keep-focus";
import { TitledSection } from "@/components/ui/titled-section";
import type { PastConversation } from "@/lib/api/responses";
import { topicName } from "@/lib/config/topics";
import { timeAgo } from "@/lib/conversation/on-this-day";
import { directionOf } from "@/lib/conversation/thread/text-direction";
import { conversationPath } from "@/lib/routes";
import { homeTexts } from "@/lib/texts/home";
import styles from "./cards.module.css";

type OnThisDayProps = { past: PastConversation[]; onHide: (id: string) => void };

/** Memories of this day of earlier years, and those that were written on it. Each can be taken away. */
export function OnThisDay({ past, onHide }: OnThisDayProps) {
  const now = new Date();
  const title = past.some(({ day }) => day) ? homeTexts.onThisDay.trueTitle : homeTexts.onThisDay.title;
  return (
    <TitledSection title={title} ref={keepFocus}>
      <ul className={styles.memories}>
        {past.map((memory) => (
          <li key={memory._id}>
            <PastCard memory={memory} ago={timeAgo(memory, now)} onHide={() => onHide(memory._id)} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

type PastCardProps = { memory: PastConversation; ago: string; onHide: () => void };

function PastCard({ memory, ago, onHide }: PastCardProps) {
  const nameId = useId();
  const { features } = useConfig();
  const { nameOf } = useLocalNames();
  const { _id: id, topic, timestamp, excerpt, file, day } = memory;
  return (
    <article className={styles.card} dir={directionOf(nameOf(memory).name)} data-ribbon={useRibbon(topic)}>
      {file && <Thumbnail className={styles.picture} picture={file} sizes="15rem" />}
      <div className={styles.text}>
        <p className={styles.about}>
          {/* Each in its own direction: a right-to-left card would mix up their numbers. */}
          <bdi className={styles.ago}>{ago}</bdi> ·{" "}
          <bdi>
            <Day iso={day ? `${day}T12:00` : timestamp} />
          </bdi>{" "}
          · <bdi lang={features.language}>{topicName(features, topic)}</bdi>
        </p>
        <h3 id={nameId} className={styles.name} dir="auto">
          <PathLink className={styles.link} path={conversationPath(id)}>
            {nameOf(memory).name}
          </PathLink>
        </h3>
        {excerpt && (
          <p className={styles.excerpt} dir="auto">
            “{excerpt}”
          </p>
        )}
        <Button kind="bare" className={styles.hide} aria-describedby={nameId} onClick={onHide}>
          {homeTexts.onThisDay.hide}
        </Button>
      </div>
    </article>
  );
}
