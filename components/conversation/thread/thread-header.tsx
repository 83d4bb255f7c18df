import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import entryStyles from "@/components/conversation/entries/entry.module.css";
import { Item, type MenuItem } from "@/components/conversation/entries/entry-menu";
import { EntryText } from "@/components/conversation/entries/entry-text";
import { useConfig } from "@/components/session/use-config";
import { LongDay, PrintedDay } from "@/components/ui/date-time";
import { Notice } from "@/components/ui/notice";
import type { Conversation } from "@/lib/api/responses";
import { topicName } from "@/lib/config/topics";
import { directionOf } from "@/lib/conversation/thread/text-direction";
import { labelTexts } from "@/lib/texts/label";
import { MemoryDate } from "./memory-date";
import { SkipToComposer } from "./skip-to-composer";
import styles from "./thread.module.css";
import { usePrint } from "./use-print";
import { matchMark } from "./use-scroll-to-match";

type Props = {
  conversation: Conversation;
  name: string;
  /** Whether the name was given on this device. */
  isLocal: boolean;
  /** Whether the first entry, to which it belongs, is the search match. */
  isMatch: boolean;
  onWrite: (() => void) | null;
  /** Reads what was not read yet of the thread. */
  readAll: () => Promise<void>;
  /** Shares all of it. */
  share: MenuItem;
  /** Further items of its menu, and what they failed at. */
  items: ReactNode;
  failure: string | null;
};

/** The topic, the day and the name of a conversation, and the menu of what can be done with all of it. */
export function ThreadHeader({ conversation, name, isLocal, isMatch, onWrite, readAll, share, items, failure }: Props) {
  const { topic, timestamp } = conversation;
  const { features } = useConfig();
  const { print, problem } = usePrint(readAll);
  const all = (
    <>
      <Item icon={Printer} label={labelTexts.print} onPress={print} />
      <Item {...share} />
      {items}
    </>
  );
  return (
    <header className={styles.header} dir={directionOf(name)} {...matchMark(isMatch)}>
      {onWrite && <SkipToComposer onClick={onWrite} />}
      <p className={styles.author} data-screen-only>
        <b lang={features.language}>{topicName(features, topic)}</b> <LongDay iso={timestamp} />
        {isLocal && <span>{labelTexts.onThisDevice}</span>}
      </p>
      <div className={entryStyles.entry}>
        <EntryText entryId="name" text={name} items={all}>
          <h1 className={styles.name} dir="auto" tabIndex={-1} data-searchable>
            {name}
          </h1>
        </EntryText>
      </div>
      <MemoryDate conversation={conversation} />
      <p className={styles.printedDay}>
        <PrintedDay iso={timestamp} />
      </p>
      <Notice kind="error">{problem ?? failure}</Notice>
    </header>
  );
}
