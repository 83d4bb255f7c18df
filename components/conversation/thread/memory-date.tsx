import { useContext } from "react";
import { EditingContext, useEntryActions } from "@/components/conversation/entries/use-entries";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { MissingPart } from "@/components/ui/missing-part";
import type { Conversation } from "@/lib/api/responses";
import { whenTexts } from "@/lib/texts/when";
import styles from "./thread.module.css";

const MemoryDateEditor = lazyWithRetry(
  () => import("./memory-date-editor").then(({ MemoryDateEditor }) => MemoryDateEditor),
  { Failed: MissingPart },
);

const MemoryDateSuggestion = lazyWithRetry(
  () => import("./memory-date-suggestion").then(({ MemoryDateSuggestion }) => MemoryDateSuggestion),
  { Failed: () => null },
);

/** When a memory was, in its writer's words, which they can change in place like an entry. */
export function MemoryDate({ conversation }: { conversation: Conversation }) {
  const isEditing = useContext(EditingContext) === "when";
  const { edit, close, discard } = useEntryActions();
  const { text } = conversation.when ?? {};
  if (isEditing) {
    const actions = { onClose: () => close("when"), onDiscard: discard };
    return <MemoryDateEditor memory={conversation} written={writtenIn(conversation)} {...actions} />;
  }
  return (
    <>
      {text && (
        <p className={styles.printedDay} dir="auto">
          {text}
        </p>
      )}
      <button type="button" name="when" className={styles.when} onClick={() => edit("when")}>
        {text ? <bdi>{text}</bdi> : whenTexts.label}
        {text && <span className="visually-hidden">, {whenTexts.change}</span>}
      </button>
      {!text && (
        <MemoryDateSuggestion
          id={conversation._id}
          written={writtenIn(conversation)}
          // The button above gets the focus.
          onSaved={() => close("when")}
        />
      )}
    </>
  );
}

const writtenIn = ({ questionAnswers, continuations }: Conversation) =>
  [...questionAnswers.map(({ answer }) => answer), ...continuations.map(({ message }) => message)].join("\n");
