import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/field";
import { whenLength } from "@/lib/api/when-length";
import { isTooLong } from "@/lib/texts/rules";
import { whenTexts } from "@/lib/texts/when";
import { MemoryDateChips } from "./memory-date-chips";
import { useUnderstood } from "./use-date-context";

type Props = Pick<ComponentProps<typeof MemoryDateChips>, "written" | "photoDay"> & {
  text: string;
  onChange: (text: string) => void;
  /** What is wrong besides too long a text, which is said here while it is typed. */
  error?: string | null;
  readOnly: boolean;
  autoFocus?: boolean;
};

/** When a memory was, in words. What is understood of them is shown below at once; while there are none, what may be meant is offered. */
export function MemoryDateField({
  text,
  onChange,
  error = null,
  written,
  photoDay,
  readOnly,
  autoFocus = false,
}: Props) {
  const understood = useUnderstood();
  return (
    <div className="stack">
      <TextField
        label={whenTexts.label}
        hint={
          <span aria-live="polite">
            {text.trim() === "" ? whenTexts.hint : (understood(text) ?? whenTexts.verbatim)}
          </span>
        }
        error={isTooLong(text, whenLength) ? whenTexts.tooLong : error}
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
