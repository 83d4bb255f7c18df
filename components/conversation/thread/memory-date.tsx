import { useContext } from "react";
import { EditingContext, useEntryActions, useThreadState } from "@/components/conversation/entries/use-entries";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import type { Conversation } from "@/lib/api/responses";
import { versionOf } from "@/lib/conversation/thread/thread-entry";
import { whenTexts } from "@/lib/texts/when";
import styles from "./thread.module.css";
import type { SaveWhen } from "./use-memory-date";

const MemoryDateEditor = lazyWithRetry(() =>
  import("./memory-date-editor").then(({ MemoryDateEditor }) => MemoryDateEditor),
);

const MemoryDateSuggestion = lazyWithRetry(
  () => import("./memory-date-suggestion").then(({ MemoryDateSuggestion }) => MemoryDateSuggestion),
  { Failed: () => null },
);

/** When a memory was, in its writer's words, which they can change in place like an entry. */
export function MemoryDate({ conversation }: { conversation: Conversation }) {
  const isEditing = useContext(EditingContext) === "when";
  const { edit, close, discard, showVersions, ...actions } = useEntryActions();
  const version = versionOf(useThreadState().thread, "when");
  const save: SaveWhen = (...change) => actions.save("when", ...change);
  const { text } = conversation.when ?? {};
  if (isEditing) {
    function openVersions() {
      close("when");
      showVersions("when");
    }
    return (
      <MemoryDateEditor
        memory={{ ...conversation, version }}
        written={writtenIn(conversation)}
        save={save}
        onClose={() => close("when")}
        onDiscard={(unsent) => discard(unsent, "when")}
        onVersions={version > 0 ? openVersions : undefined}
      />
    );
  }
  return (
    <>
      {text && (
        <p className={styles.printedDay} dir="auto">
          {text}
        </p>
      )}
      <button type="button" name="when" className={styles.when} onClick={() => edit("when")}>
        <bdi>{text ?? whenTexts.label}</bdi>
        {text && <span className="visually-hidden">, {whenTexts.change}</span>}
      </button>
      {!text && <MemoryDateSuggestion version={version} written={writtenIn(conversation)} save={save} />}
    </>
  );
}

const writtenIn = ({ questionAnswers, continuations }: Conversation) =>
  [...questionAnswers.map(({ answer }) => answer), ...continuations.map(({ message }) => message)].join("\n");
