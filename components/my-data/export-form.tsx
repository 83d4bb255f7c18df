import type { FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { texts } from "@/lib/texts";
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
      <h3>{texts.myData.export}</h3>
      <p className={styles.hint}>{texts.myData.exportHint}</p>
      {conversationId && (
        <SelectField label={texts.myData.scope} name="scope">
          <option value="everything">{texts.myData.everything}</option>
          <option value="conversation">{texts.myData.thisConversation}</option>
        </SelectField>
      )}
      <SelectField label={texts.myData.format} name="format">
        {formats.map((format) => (
          <option key={format} value={format}>
            {texts.myData.formats[format]}
          </option>
        ))}
      </SelectField>
      {outcome && <Notice kind={outcome.isFailure ? "error" : "success"}>{outcome.text}</Notice>}
      <Button type="submit" kind="plain" busy={busy}>
        {texts.myData.download}
      </Button>
    </form>
  );
}
