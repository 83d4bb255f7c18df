import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { TextField } from "@/components/ui/field";
import { handleSubmit } from "@/components/ui/handle-submit";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import type { ForeignJournal } from "@/lib/conversation/import/foreign-journal";
import { texts } from "@/lib/texts";
import { foreignTexts } from "@/lib/texts/foreign-journal";
import { myDataTexts } from "@/lib/texts/my-data";
import styles from "./my-data.module.css";
import { useImport } from "./use-import";

export function ImportForm() {
  const { journal, activity, busy, outcome, choose, startImport } = useImport();

  const submit = handleSubmit((fields) => startImport(fields.has("pictures")));
  return (
    <form className={`${styles.section} ${styles.card}`} onSubmit={submit}>
      <h3>{myDataTexts.import}</h3>
      <p className="quiet">{myDataTexts.importHint}</p>
      <TextField
        type="file"
        label={myDataTexts.importFile}
        name="copy"
        accept=".json,.zip,application/json,application/zip"
        required
        disabled={busy}
        onChange={({ target }) => void choose(target.files?.[0] ?? null)}
      />
      <div role="status" className={styles.importing}>
        {journal && outcome?.isFailure !== false && <FoundJournal journal={journal} />}
        {activity && (
          <>
            <p>{activity.text}</p>
            <progress className={styles.progress} value={activity.share ?? undefined} aria-label={myDataTexts.import} />
          </>
        )}
      </div>
      {journal && journal.pictures.size > 0 && (
        <CheckboxField
          label={foreignTexts.withPictures}
          hint={foreignTexts.notLater}
          name="pictures"
          defaultChecked
          disabled={busy}
        />
      )}
      <OutcomeNotice outcome={outcome} />
      <Button type="submit" kind="plain" busy={activity !== null}>
        {outcome?.canRetry ? texts.ui.retry : myDataTexts.importStart}
      </Button>
    </form>
  );
}

/** What a file is, and what of it cannot be imported, before anything is. */
function FoundJournal({ journal }: { journal: ForeignJournal }) {
  const leftBehind = foreignTexts.leftBehindList(journal.leftBehind);
  return (
    <div className={styles.found}>
      <p>
        <b>{foreignTexts.found(journal)}</b> {foreignTexts.becomes(journal)}
      </p>
      {leftBehind.length > 0 && (
        <>
          <p>{foreignTexts.leftBehind}</p>
          <ul>
            {leftBehind.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{foreignTexts.leftBehindHint}</p>
        </>
      )}
    </div>
  );
}
