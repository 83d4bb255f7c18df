import { type MouseEvent, useContext } from "react";
import { EditingContext, useEntryActions } from "@/components/conversation/entries/use-entries";
import { Button } from "@/components/ui/button";
import { nameOfMemory } from "@/lib/conversation/guide/memory-name";
import type { Unsent } from "@/lib/conversation/thread/unsent";
import { entryTexts } from "@/lib/texts/entries";
import styles from "./unsent-rows.module.css";
import type { ComposerState } from "./use-composer";

/** What is unsent in this conversation and not in a field on the page: changes of entries, and what other tabs have or had. */
export function UnsentRows({ conversationId, composer }: { conversationId: string; composer: ComposerState }) {
  const { edit, discard } = useEntryActions();
  const editing = useContext(EditingContext);
  const rows = composer.unsent.filter(
    (unsent) =>
      unsent.conversationId === conversationId &&
      (unsent.kind === "entry" ? unsent.entryId !== editing : composer.isOffered(unsent)),
  );
  if (rows.length === 0) return null;

  function goOn({ kind, entryId, scope }: Unsent, { currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (kind === "entry") return edit(entryId, scope);
    composer.open(kind, scope);
    currentTarget.closest("[data-composer]")?.querySelector("textarea")?.focus();
  }

  return (
    <ul className={styles.rows}>
      {rows.map((unsent) => (
        <li key={unsent.scope} className={styles.row}>
          <p className={styles.text}>
            {unsent.savedText
              ? entryTexts.unsentChange(nameOfMemory({ projectName: "" }, [unsent.savedText]))
              : entryTexts.unsent[unsent.kind]}{" "}
            <q dir="auto">{unsent.text}</q>
          </p>
          <Button kind="bare" onClick={(event) => goOn(unsent, event)}>
            {entryTexts.openUnsent}
          </Button>
          <Button kind="bare" onClick={() => discard(unsent)}>
            {entryTexts.discardUnsent}
          </Button>
        </li>
      ))}
    </ul>
  );
}
