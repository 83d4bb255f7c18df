import { useId } from "react";
import { useConfig } from "@/components/session/config";
import { PathLink } from "@/components/session/path-link";
import { Ribbon } from "@/components/session/ribbon";
import { useLocalNames } from "@/components/session/use-local-names";
import { topicName } from "@/lib/config/topics";
import { dayOf, openingOf } from "@/lib/conversation/history";
import { conversationPath } from "@/lib/routes";
import { homeTexts } from "@/lib/texts/home";
import styles from "./latest.module.css";
import type { LatestConversation } from "./use-latest";

/** More than its three lines hold. */
const excerptLength = 280;

/** `unsent`: what was typed in it and not sent. */
type GoOnProps = { conversation: LatestConversation; unsent: string };

/** One conversation to go on with. */
export function GoOn({ conversation, unsent }: GoOnProps) {
  const titleId = useId();
  const { features } = useConfig();
  const { nameOf } = useLocalNames();
  const { _id: id, topic, timestamp } = conversation;
  return (
    <section aria-labelledby={titleId} className={styles.goOn}>
      <h2 id={titleId}>{homeTexts.goOn}</h2>
      <article className={styles.card}>
        <p className={styles.about}>
          <Ribbon topic={topic} />
          <span>{topicName(features, topic)}</span>{" "}
          <span>· {unsent ? homeTexts.notSent : dayOf(timestamp, new Date())}</span>
        </p>
        <h3 className={styles.name} dir="auto">
          <PathLink className={styles.link} path={conversationPath(id)}>
            {nameOf(conversation).name}
          </PathLink>
        </h3>
        <p className={styles.excerpt} dir="auto">
          {unsent || openingOf(conversation, excerptLength)}
        </p>
      </article>
    </section>
  );
}
