import type { ReactNode } from "react";
import entryStyles from "@/components/conversation/entries/entry.module.css";
import { EntryText } from "@/components/conversation/entries/entry-text";
import { useConfig } from "@/components/session/use-config";
import { LongDay, PrintedDay } from "@/components/ui/date-time";
import type { Conversation } from "@/lib/api/responses";
import { topicName } from "@/lib/config/topics";
import { directionOf } from "@/lib/conversation/thread/text-direction";
import { historyTexts } from "@/lib/texts/history";
import { PrintTool } from "./print-tool";
import { SkipToComposer } from "./skip-to-composer";
import styles from "./thread.module.css";
import { matchMark } from "./use-scroll-to-match";

type Props = Pick<Conversation, "topic" | "timestamp"> & {
  name: string;
  /** Whether the name was given on this device. */
  isLocal: boolean;
  /** Whether the first entry, to which it belongs, is the search match. */
  isMatch: boolean;
  onWrite: (() => void) | null;
  /** Reads what was not read yet of the thread. */
  readAll: () => Promise<void>;
  /** Controls of the whole conversation. */
  tools: ReactNode;
};

/** The topic, the day and the name of a conversation. */
export function ThreadHeader({ topic, timestamp, name, isLocal, isMatch, onWrite, readAll, tools }: Props) {
  const { features } = useConfig();
  return (
    <header className={styles.header} dir={directionOf(name)} {...matchMark(isMatch)}>
      {onWrite && <SkipToComposer onClick={onWrite} />}
      <p className={styles.topic} data-screen-only>
        <b lang={features.language}>{topicName(features, topic)}</b> <LongDay iso={timestamp} />
        {isLocal && <span>{historyTexts.onThisDevice}</span>}
      </p>
      <div className={entryStyles.entry}>
        <EntryText entryId="name" text={name}>
          <h1 className={styles.name} dir="auto" tabIndex={-1} data-searchable>
            {name}
          </h1>
        </EntryText>
      </div>
      <p className={styles.printedDay}>
        <PrintedDay iso={timestamp} />
      </p>
      <div className={styles.tools} data-screen-only>
        {tools}
        <PrintTool readAll={readAll} />
      </div>
    </header>
  );
}
