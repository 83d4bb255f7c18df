import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { SelectField } from "@/components/ui/field";
import { handleSubmit } from "@/components/ui/handle-submit";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { myDataTexts } from "@/lib/texts/my-data";
import styles from "./my-data.module.css";
import { type Format, formats, useExport } from "./use-export";

/**
 * The formats whose content can be chosen, because people give them to others. JSON is complete, so that it can be imported.
 */
const readFormats = ["html", "markdown"] as const;

export function ExportForm({ conversationId }: { conversationId: string | null }) {
  const { busy, outcome, download } = useExport();
  const [format, setFormat] = useState<Format>("html");

  const submit = handleSubmit((fields) =>
    download({
      format,
      conversationId: fields.get("scope") === "conversation" ? conversationId : null,
      notes: fields.has(`${format}-notes`),
      replies: fields.has(`${format}-replies`),
    }),
  );

  return (
    <form className={`${styles.section} ${styles.card}`} onSubmit={submit}>
      <h3>{myDataTexts.export}</h3>
      <p className="quiet">{myDataTexts.exportHint}</p>
      {conversationId && (
        <SelectField label={myDataTexts.scope} name="scope">
          <option value="everything">{myDataTexts.everything}</option>
          <option value="conversation">{myDataTexts.thisConversation}</option>
        </SelectField>
      )}
      <SelectField
        label={myDataTexts.format}
        hint={myDataTexts.formatHints[format]}
        value={format}
        onChange={(event) => setFormat(event.target.value as Format)}
      >
        {formats.map((format) => (
          <option key={format} value={format}>
            {myDataTexts.formats[format]}
          </option>
        ))}
      </SelectField>
      {/* Hidden instead of removed, so that the choices are kept when the format changes. */}
      {readFormats.map((one) => (
        <div key={one} hidden={format !== one}>
          <CheckboxField label={myDataTexts.withNotes} name={`${one}-notes`} defaultChecked={one === "markdown"} />
          <CheckboxField label={myDataTexts.withReplies} name={`${one}-replies`} defaultChecked={one === "markdown"} />
        </div>
      ))}
      <OutcomeNotice outcome={outcome} />
      <Button type="submit" busy={busy}>
        {myDataTexts.download}
      </Button>
    </form>
  );
}
