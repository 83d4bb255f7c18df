import type { ReactNode } from "react";
import { Thumbnail } from "@/components/files/thumbnail";
import { PathLink } from "@/components/session/path-link";
import { Ribbon } from "@/components/session/ribbon";
import { useConfig } from "@/components/session/use-config";
import type { LatestConversation } from "@/components/session/use-latest";
import { useLocalNames } from "@/components/session/use-local-names";
import { Button } from "@/components/ui/button";
import { TitledSection } from "@/components/ui/titled-section";
import { hasCareLine, topicName } from "@/lib/config/topics";
import type { Guide } from "@/lib/conversation/guide/guide";
import { nameOfMemory } from "@/lib/conversation/guide/memory-name";
import { lastTyped } from "@/lib/conversation/guide/question-pool";
import { dayOf, openingOf } from "@/lib/conversation/history";
import { directionOf } from "@/lib/conversation/thread/text-direction";
import type { Unsent } from "@/lib/conversation/thread/unsent";
import { isImage } from "@/lib/files/thumbnails";
import { conversationPath } from "@/lib/routes";
import { homeTexts } from "@/lib/texts/home";
import styles from "./cards.module.css";

/** More than fits in its three lines. */
const excerptLength = 280;

/** What can be continued: memories that were not sent, or the latest conversation. */
export function GoOn({ children }: { children: ReactNode }) {
  return (
    <TitledSection title={homeTexts.goOn} className={styles.goOn}>
      <div className={styles.latest}>{children}</div>
    </TitledSection>
  );
}

export function ConversationCard({ conversation }: { conversation: LatestConversation }) {
  const { nameOf } = useLocalNames();
  const { _id: id, topic, timestamp, file } = conversation;
  const { name } = nameOf(conversation);
  const { features } = useConfig();
  const isQuiet = hasCareLine(features, topic);
  return (
    <Card
      topic={topic}
      name={name}
      remark={dayOf(timestamp, new Date())}
      excerpt={!isQuiet && openingOf(conversation, excerptLength)}
      print={!isQuiet && file && isImage(file) && <Thumbnail className={styles.print} picture={file} sizes="6rem" />}
    >
      <PathLink className={styles.link} path={conversationPath(id)}>
        {name}
      </PathLink>
    </Card>
  );
}

/** `conversation`: missing if it is none of the latest. It may be deleted, too: what was typed in it is still here. */
type UnsentCardProps = { unsent: Unsent; conversation: LatestConversation | undefined; onDiscard: () => void };

/** A conversation in which something was typed and not sent. */
export function UnsentCard({ unsent, conversation, onDiscard }: UnsentCardProps) {
  const { nameOf } = useLocalNames();
  const { conversationId, conversationName } = unsent;
  const { name } = nameOf(conversation ?? { _id: conversationId, projectName: conversationName });
  return (
    <Card
      topic={conversation?.topic ?? null}
      name={name}
      remark={unsent.kind === "entry" ? homeTexts.notSaved : homeTexts.notSent}
      excerpt={unsent.text.slice(0, excerptLength)}
      action={<DiscardButton onClick={onDiscard} />}
    >
      <PathLink className={styles.link} path={conversationPath(conversationId)}>
        {name || homeTexts.unnamed}
      </PathLink>
    </Card>
  );
}

type UnfinishedCardProps = { guide: Guide; onResume: () => void; onDiscard: () => void };

/** A memory that was begun and not sent. */
export function UnfinishedCard({ guide, onResume, onDiscard }: UnfinishedCardProps) {
  const name = nameOfMemory(guide, Object.values(guide.answers)) || homeTexts.unnamed;
  return (
    <Card
      topic={guide.topicId}
      name={name}
      remark={homeTexts.notSent}
      excerpt={lastTyped(guide).slice(0, excerptLength) || <i>{homeTexts.nothingWritten}</i>}
      action={<DiscardButton onClick={onDiscard} />}
    >
      <button type="button" className={styles.link} onClick={onResume}>
        {name}
      </button>
    </Card>
  );
}

const DiscardButton = ({ onClick }: { onClick: () => void }) => (
  <Button kind="bare" className={styles.discard} onClick={onClick}>
    {homeTexts.discard}
  </Button>
);

type CardProps = {
  topic: string | null;
  name: string;
  remark: string;
  excerpt: ReactNode;
  print?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

function Card({ topic, name, remark, excerpt, print, action, children }: CardProps) {
  const { features } = useConfig();
  return (
    <article className={styles.card} dir={directionOf(name)}>
      <div className={styles.text}>
        <p className={`${styles.about} ${styles.topicAndDay}`}>
          {topic && (
            <>
              <Ribbon topic={topic} />
              <span className="one-line" lang={features.language}>
                {topicName(features, topic)}
              </span>{" "}
            </>
          )}
          <span>
            {topic && "· "}
            {remark}
          </span>
        </p>
        <div className={styles.titleLine}>
          <h3 className={styles.name} dir="auto">
            {children}
          </h3>
          {action}
        </div>
        {excerpt && (
          <p className={styles.excerpt} dir="auto">
            {excerpt}
          </p>
        )}
      </div>
      {print}
    </article>
  );
}
