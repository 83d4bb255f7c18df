import { type MouseEvent, useId } from "react";
import { useConfig } from "@/components/session/config";
import { PathLink } from "@/components/session/path-link";
import { Ribbon } from "@/components/session/ribbon";
import { useLocalNames } from "@/components/session/use-local-names";
import { topicName } from "@/lib/config/topics";
import { dayOf, openingOf } from "@/lib/conversation/history";
import { directionOf } from "@/lib/conversation/text-direction";
import { conversationPath, hashHref, paths } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { homeTexts } from "@/lib/texts/home";
import styles from "./latest.module.css";
import type { LatestConversation } from "./use-latest";

/** More than its three lines hold. */
const excerptLength = 280;

type LatestProps = { latest: LatestConversation[]; onHistory: () => void };

/** The latest conversations as leaves with their first words. */
export function Latest({ latest, onHistory }: LatestProps) {
  const titleId = useId();
  const { features } = useConfig();
  const { nameOf } = useLocalNames();
  const now = new Date();

  function openHistory(event: MouseEvent) {
    // Asked for a new tab, the link opens home there.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onHistory();
  }

  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{texts.home.latest}</h2>
        <a href={hashHref(paths.home)} aria-haspopup="dialog" onClick={openHistory}>
          {homeTexts.allInHistory}
        </a>
      </div>
      <ul className={styles.latest}>
        {latest.map((conversation) => (
          <li key={conversation._id} className={styles.card} dir={directionOf(nameOf(conversation).name)}>
            <p className={styles.about}>
              <Ribbon topic={conversation.topic} />
              <span>{topicName(features, conversation.topic)}</span> <span>· {dayOf(conversation.timestamp, now)}</span>
            </p>
            <h3 className={styles.name} dir="auto">
              <PathLink className={styles.link} path={conversationPath(conversation._id)}>
                {nameOf(conversation).name}
              </PathLink>
            </h3>
            <p className={styles.excerpt} dir="auto">
              {openingOf(conversation, excerptLength)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
