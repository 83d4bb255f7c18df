import { useId } from "react";
import { Thumbnail } from "@/components/files/thumbnail";
import { PathLink } from "@/components/session/path-link";
import { TopicTitle } from "@/components/session/topic-title";
import { useConfig } from "@/components/session/use-config";
import { type LatestConversation, useLatest } from "@/components/session/use-latest";
import { useLocalNames } from "@/components/session/use-local-names";
import { LongDay } from "@/components/ui/date-time";
import { hasCareLine } from "@/lib/config/topics";
import { isImage } from "@/lib/files/thumbnails";
import { conversationPath } from "@/lib/routes";
import { texts } from "@/lib/texts";
import styles from "./latest-entries.module.css";

type LatestEntriesProps = { latest: LatestConversation[]; shownId: string | null; onOpen?: () => void };

/** The names of the latest conversations with their prints, in the menu. */
export function LatestEntries({ latest, shownId, onOpen }: LatestEntriesProps) {
  const { nameOf } = useLocalNames();
  const { features } = useConfig();
  return latest.map((conversation) => {
    const { _id: id, topic, file } = conversation;
    return (
      <PathLink
        key={id}
        className={styles.entry}
        path={conversationPath(id)}
        aria-current={id === shownId ? "page" : undefined}
        onOpen={onOpen}
      >
        <bdi className="one-line">{nameOf(conversation).name}</bdi>
        {file && isImage(file) && !hasCareLine(features, topic) && (
          <Thumbnail className={styles.print} picture={file} sizes="2rem" />
        )}
      </PathLink>
    );
  });
}

/** The latest conversations, a line each: in the search, until something is typed. */
export function LatestRows({ onOpen }: { onOpen: () => void }) {
  const titleId = useId();
  const { latest } = useLatest();
  const { nameOf } = useLocalNames();
  if (latest.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.recent}>
      <h3 id={titleId}>{texts.home.latest}</h3>
      <ul>
        {latest.map((conversation) => (
          <li key={conversation._id}>
            <PathLink className={styles.row} path={conversationPath(conversation._id)} onOpen={onOpen}>
              <TopicTitle topic={conversation.topic} className={styles.name}>
                {nameOf(conversation).name}
              </TopicTitle>
              <LongDay iso={conversation.timestamp} />
            </PathLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
