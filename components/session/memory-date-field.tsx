import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/field";
import { formatMemoryDate } from "@/lib/conversation/memory-date/format";
import { parseMemoryDate } from "@/lib/conversation/memory-date/parse";
import type { DateContext } from "@/lib/conversation/memory-date/years";
import { whenTexts } from "@/lib/texts/when";
import { MemoryDateChips } from "./memory-date-chips";
import styles from "./memory-date-field.module.css";
import { useDateContext } from "./use-date-context";

type Props = Pick<ComponentProps<typeof MemoryDateChips>, "written" | "photoDay"> & {
  text: string;
  onChange: (text: string) => void;
  error: string | null;
  readOnly: boolean;
  autoFocus?: boolean;
};

/** When a memory was, in words. What is understood of them is shown below at once; while there are none, what may be meant is offered. */
export function MemoryDateField({ text, onChange, error, written, photoDay, readOnly, autoFocus = false }: Props) {
  const context = useDateContext();
  return (
    <div className={styles.field}>
      <TextField
        label={whenTexts.label}
        hint={<span aria-live="polite">{understood(text, context)}</span>}
        error={error}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        readOnly={readOnly}
        autoComplete="off"
        autoFocus={autoFocus}
      />
      {text === "" && <MemoryDateChips {...{ written, photoDay }} onTake={onChange} disabled={readOnly} />}
    </div>
  );
}

function understood(text: string, context: DateContext): string {
  if (text.trim() === "") return whenTexts.hint;
  const date = parseMemoryDate(text, context);
  return date ? formatMemoryDate(date, navigator.language) : whenTexts.verbatim;
}
