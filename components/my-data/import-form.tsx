import type { FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { texts } from "@/lib/texts";
import { myDataTexts } from "@/lib/texts/my-data";
import styles from "./my-data.module.css";
import { useImport } from "./use-import";

export function ImportForm() {
  const { progress, outcome, startImport, clearOutcome } = useImport();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get("copy");
    if (file instanceof File) startImport(file);
  }

  return (
    <form className={`${styles.section} ${styles.card}`} onSubmit={submit}>
      <h3>{myDataTexts.import}</h3>
      <p className={styles.hint}>{myDataTexts.importHint}</p>
      <TextField
        type="file"
        label={myDataTexts.importFile}
        name="copy"
        accept=".json,.zip,application/json,application/zip"
        required
        onChange={clearOutcome}
      />
      <div role="status" className={styles.importing}>
        {progress !== null && (
          <>
            <p>{myDataTexts.importing}</p>
            {/* After the upload the server still stores it, for an unknown time. */}
            <progress
              className={styles.progress}
              value={progress < 1 ? progress : undefined}
              aria-label={myDataTexts.import}
            />
          </>
        )}
      </div>
      <OutcomeNotice outcome={outcome} />
      <Button type="submit" kind="plain" busy={progress !== null}>
        {outcome?.canRetry ? texts.ui.retry : myDataTexts.importStart}
      </Button>
    </form>
  );
}
