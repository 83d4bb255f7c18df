import type { FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { OutcomeNotice } from "@/components/ui/notice";
import { myDataTexts } from "@/lib/texts/my-data";
import styles from "./my-data.module.css";
import { useImport } from "./use-import";

export function ImportForm() {
  const { sent, outcome, bringIn } = useImport();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get("copy");
    if (file instanceof File) bringIn(file);
  }

  return (
    <form className={styles.section} onSubmit={submit}>
      <h3>{myDataTexts.import}</h3>
      <p className={styles.hint}>{myDataTexts.importHint}</p>
      <TextField type="file" label={myDataTexts.importFile} name="copy" accept=".json,application/json" required />
      {sent !== null && (
        <div role="status">
          <p>{myDataTexts.importing}</p>
          {/* All of it sent does not mean all of it stored: from there on nobody knows how long. */}
          <progress className={styles.progress} value={sent < 1 ? sent : undefined} aria-label={myDataTexts.import} />
        </div>
      )}
      <OutcomeNotice outcome={outcome} />
      <Button type="submit" kind="plain" busy={sent !== null}>
        {myDataTexts.importStart}
      </Button>
    </form>
  );
}
