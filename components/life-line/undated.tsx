import { CalendarPlus } from "lucide-react";
import { useId, useState } from "react";
import type { MemoryDateActions } from "@/components/conversation/thread/use-memory-date";
import { DiscardedNotice } from "@/components/session/discarded-notice";
import { PathLink } from "@/components/session/path-link";
import { TopicTitle } from "@/components/session/topic-title";
import { useLocalNames } from "@/components/session/use-local-names";
import { useUsername } from "@/components/session/use-session";
import { LongDay } from "@/components/ui/date-time";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { type Outcome, OutcomeNotice } from "@/components/ui/outcome-notice";
import { ToolButton } from "@/components/ui/tool-button";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { timings } from "@/lib/api/limits";
import type { LifeMemory } from "@/lib/api/responses";
import { entryScope } from "@/lib/client/drafts";
import { chooseDraft, discardDraft, restoreDraft } from "@/lib/client/tab-draft";
import type { StoredDraft } from "@/lib/conversation/thread/unsent";
import { conversationPath, paths } from "@/lib/routes";
import { lifeTexts } from "@/lib/texts/life-line";
import styles from "./undated.module.css";
import { useDateIt } from "./use-date-it";

const MemoryDateEditor = lazyWithRetry(() =>
  import("@/components/conversation/thread/memory-date-editor").then(({ MemoryDateEditor }) => MemoryDateEditor),
);

/** Memories without a date, each of which can be given one here. */
export function Undated({ memories, hasMore }: { memories: LifeMemory[]; hasMore: boolean }) {
  const titleId = useId();
  const username = useUsername();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [outcome, showOutcome] = useAutoDismiss<Outcome>(timings.messageClearingMs);
  const [discarded, showDiscarded, clearDiscarded] = useAutoDismiss<Discarded>(timings.undoMs);

  // One that gets a date in another window stays here while it is being dated.
  const isGone = edited?.isOpen && !memories.some(({ _id }) => _id === edited.memory._id);
  const rows = isGone ? [edited.memory, ...memories] : memories;

  const close = ({ _id }: LifeMemory) =>
    setEdited((now) => (now?.memory._id === _id ? { ...now, isOpen: false } : now));

  /** Goes on with what was discarded. */
  function undo({ memory, unsent }: Discarded) {
    restoreDraft(username, unsent);
    chooseDraft(entryScope(memory._id, "when"), unsent.scope);
    setEdited({ memory, isOpen: true });
    clearDiscarded();
  }

  return (
    <>
      {rows.length > 0 && (
        <section aria-labelledby={titleId} className={styles.undated}>
          <h2 id={titleId}>{lifeTexts.undated}</h2>
          <p className="hint">{lifeTexts.undatedHint}</p>
          <ul className={styles.rows}>
            {rows.map((memory) => (
              <UndatedRow
                key={memory._id}
                memory={memory}
                edited={edited?.memory._id === memory._id ? edited : null}
                onEdit={() => setEdited({ memory, isOpen: true })}
                onClose={() => close(memory)}
                onDiscard={(unsent) => {
                  discardDraft(username, unsent.scope);
                  showDiscarded({ memory, unsent });
                }}
                onSaved={(text) => {
                  close(memory);
                  showOutcome({ text, isFailure: false });
                }}
              />
            ))}
          </ul>
          {hasMore && (
            <p data-screen-only>
              <PathLink path={paths.history}>{lifeTexts.moreUndated}</PathLink>
            </p>
          )}
        </section>
      )}
      <OutcomeNotice outcome={outcome} />
      <DiscardedNotice undo={discarded && (() => undo(discarded))} />
    </>
  );
}

/** The memory that is being dated, or was until now. */
type Edited = { memory: LifeMemory; isOpen: boolean };
type Discarded = { memory: LifeMemory; unsent: StoredDraft };

type RowProps = Omit<MemoryDateActions, "save"> & {
  memory: LifeMemory;
  edited: Edited | null;
  onEdit: () => void;
  onSaved: (done: string) => void;
};

function UndatedRow({ memory, edited, onEdit, onSaved, ...actions }: RowProps) {
  const { name } = useLocalNames().nameOf(memory);
  const { _id: id, topic, timestamp, when, whenVersion: version, excerpt } = memory;
  const save = useDateIt(id, onSaved);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <PathLink className={styles.open} path={conversationPath(id)}>
          <TopicTitle topic={topic}>{name}</TopicTitle>
        </PathLink>
        <p className="hint">
          {when && (
            <>
              <bdi>{when.text}</bdi> ·{" "}
            </>
          )}
          {lifeTexts.written} <LongDay iso={timestamp} />
        </p>
      </div>
      {edited?.isOpen ? (
        <MemoryDateEditor memory={{ ...memory, version }} written={excerpt} save={save} {...actions} />
      ) : (
        <ToolButton
          icon={CalendarPlus}
          aria-label={lifeTexts.dateItOf(name)}
          onClick={onEdit}
          // It is back where its editor was.
          autoFocus={edited !== null}
        >
          {lifeTexts.dateIt}
        </ToolButton>
      )}
    </li>
  );
}
