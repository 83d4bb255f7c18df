import type { FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/field";
import { OutcomeNotice } from "@/components/ui/notice";
import { myDataTexts } from "@/lib/texts/my-data";
import styles from "./my-data.module.css";
import { type Format, formats, useExport } from "./use-export";

export function ExportForm({ conversationId }: { conversationId: string | null }) {
  const { busy, outcome, download } = useExport();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    download(fields.get("scope") === "conversation" ? conversationId : null, fields.get("format") as Format);
  }

  return (
    <form className={styles.section} onSubmit={submit}>
      <h3>{myDataTexts.export}</h3>
      <p className={styles.hint}>{myDataTexts.exportHint}</p>
      {conversationId && (
        <SelectField label={myDataTexts.scope} name="scope">
          <option value="everything">{myDataTexts.everything}</option>
          <option value="conversation">{myDataTexts.thisConversation}</option>
        </SelectField>
      )}
      <SelectField label={myDataTexts.format} name="format">
        {formats.map((format) => (
          <option key={format} value={format}>
            {myDataTexts.formats[format]}
          </option>
        ))}
      </SelectField>
      <OutcomeNotice outcome={outcome} />
      <Button type="submit" kind="plain" busy={busy}>
        {myDataTexts.download}
      </Button>
    </form>
  );
}
