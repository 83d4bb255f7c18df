import { CalendarPlus } from "lucide-react";
import { useId, useState } from "react";
import { PathLink } from "@/components/session/path-link";
import { TopicTitle } from "@/components/session/topic-title";
import { useLocalNames } from "@/components/session/use-local-names";
import { useUsername } from "@/components/session/use-session";
import { LongDay } from "@/components/ui/date-time";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { MissingPart } from "@/components/ui/missing-part";
import { type Outcome, OutcomeNotice } from "@/components/ui/outcome-notice";
import { ToolButton } from "@/components/ui/tool-button";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { timings } from "@/lib/api/limits";
import type { LifeMemory, MemoryWhen } from "@/lib/api/responses";
import { discardDraft } from "@/lib/client/tab-draft";
import { conversationPath, paths } from "@/lib/routes";
import { lifeTexts } from "@/lib/texts/life-line";
import { whenTexts } from "@/lib/texts/when";
import styles from "./undated.module.css";

const MemoryDateEditor = lazyWithRetry(
  () => import("@/components/conversation/thread/memory-date-editor").then(({ MemoryDateEditor }) => MemoryDateEditor),
  { Failed: MissingPart },
);

/** Memories without a date, each of which can be given one here. */
export function Undated({ memories, hasMore }: { memories: LifeMemory[]; hasMore: boolean }) {
  const titleId = useId();
  const [outcome, showOutcome] = useAutoDismiss<Outcome>(timings.messageClearingMs);
  const onSaved = (when: MemoryWhen | null) =>
    showOutcome({ text: when?.start ? lifeTexts.placed : whenTexts.verbatim, isFailure: false });
  return (
    <section aria-labelledby={titleId} className={styles.undated}>
      <h2 id={titleId}>{lifeTexts.undated}</h2>
      <p className={styles.hint}>{lifeTexts.undatedHint}</p>
      <ul className={styles.rows}>
        {memories.map((memory) => (
          <UndatedRow key={memory._id} memory={memory} onSaved={onSaved} />
        ))}
      </ul>
      {hasMore && (
        <p data-screen-only>
          <PathLink path={paths.history}>{lifeTexts.moreUndated}</PathLink>
        </p>
      )}
      <OutcomeNotice outcome={outcome} />
    </section>
  );
}

type RowProps = { memory: LifeMemory; onSaved: (when: MemoryWhen | null) => void };

function UndatedRow({ memory, onSaved }: RowProps) {
  const username = useUsername();
  const { name } = useLocalNames().nameOf(memory);
  const [isEditing, setEditing] = useState(false);
  const { _id: id, topic, timestamp, when, excerpt } = memory;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <PathLink className={styles.open} path={conversationPath(id)}>
          <TopicTitle topic={topic}>{name}</TopicTitle>
        </PathLink>
        <p className={styles.about}>
          {when && (
            <>
              <bdi>{when.text}</bdi> ·{" "}
            </>
          )}
          {lifeTexts.written} <LongDay iso={timestamp} />
        </p>
      </div>
      {isEditing ? (
        <MemoryDateEditor
          memory={memory}
          written={excerpt}
          onClose={() => setEditing(false)}
          onDiscard={({ scope }) => discardDraft(username, scope)}
          onSaved={onSaved}
        />
      ) : (
        <ToolButton icon={CalendarPlus} aria-label={lifeTexts.dateItOf(name)} onClick={() => setEditing(true)}>
          {lifeTexts.dateIt}
        </ToolButton>
      )}
    </li>
  );
}
