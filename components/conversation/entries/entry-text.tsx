import { History } from "lucide-react";
import { type ReactNode, useContext } from "react";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { ToolButton } from "@/components/ui/tool-button";
import { isEmptied, isRemoved, kindOf } from "@/lib/conversation/thread/thread-entry";
import { entryTexts } from "@/lib/texts/entries";
import styles from "./entry.module.css";
import { EntryMenu } from "./entry-menu";
import { EditingContext, useEntryActions, useThreadState } from "./use-entries";

const EntryEditor = lazyWithRetry(() => import("./entry-editor").then(({ EntryEditor }) => EntryEditor));

type EntryTextProps = {
  entryId: string;
  text: string;
  /** Above it, whether it is read or changed. */
  heading?: ReactNode;
  /** Further items of its menu. */
  items?: ReactNode;
  /** Its text when it is not being edited. */
  children: ReactNode;
};

/** A text that its writer can edit in place, with its menu. */
export function EntryText({ entryId, text, heading, items, children }: EntryTextProps) {
  const { thread } = useThreadState();
  const isEditing = useContext(EditingContext) === entryId;
  if (isEmptied(thread, text, entryId) && !isEditing) return null;
  return (
    <>
      {heading}
      {/* Checked first, so that what is being written stays if the entry is removed elsewhere meanwhile. */}
      {isEditing ? (
        <EntryEditor entryId={entryId} savedText={text} />
      ) : isRemoved(thread, entryId) ? (
        <RemovedEntry entryId={entryId} />
      ) : (
        <>
          {children}
          <EntryMenu entryId={entryId} text={text} className={styles.corner}>
            {items}
          </EntryMenu>
        </>
      )}
    </>
  );
}

/** In the position of an entry that was removed, for as long as it can be restored. */
export function RemovedEntry({ entryId }: { entryId: string }) {
  const { showVersions } = useEntryActions();
  return (
    <p className={styles.removed} data-screen-only>
      <bdi>{entryTexts.youRemoved[kindOf(entryId)]}</bdi>
      <ToolButton name={entryId} icon={History} aria-haspopup="dialog" onClick={() => showVersions(entryId)}>
        {entryTexts.versions}
      </ToolButton>
    </p>
  );
}
