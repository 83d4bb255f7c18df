import { MemoryDateChips } from "@/components/session/memory-date-chips";
import { FieldError } from "@/components/ui/field";
import { useWhenChange } from "./use-when-change";

type Props = { id: string; written: string; onSaved: () => void };

/** When a memory without a date may have been, by what is written in it. */
export function MemoryDateSuggestion({ id, written, onSaved }: Props) {
  const { busy, problem, save } = useWhenChange(id);
  return (
    <div dir="ltr" data-screen-only>
      <MemoryDateChips written={written} disabled={busy} onTake={(phrase) => save(phrase, onSaved)} />
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}
