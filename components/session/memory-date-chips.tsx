import { useMemo } from "react";
import { Chip, Chips } from "@/components/ui/chip";
import { findMemoryDate } from "@/lib/conversation/memory-date/find";
import { parseMemoryDate } from "@/lib/conversation/memory-date/parse";
import { whenTexts } from "@/lib/texts/when";
import { useDateContext } from "./use-date-context";

type Props = {
  /** What was written of the memory. The first date in it is offered. */
  written: string;
  /** When a photo of it was taken, which is offered, too. */
  photoDay?: string | null;
  onTake: (phrase: string) => void;
  disabled?: boolean;
};

/** When a memory may have been: one tap takes it, and nothing is taken without one. */
export function MemoryDateChips({ written, photoDay = null, onTake, disabled = false }: Props) {
  const { birthYear, today } = useDateContext();
  const found = useMemo(() => findMemoryDate(written, { birthYear, today })?.phrase, [written, birthYear, today]);
  const isDay = photoDay !== null && parseMemoryDate(photoDay, { birthYear, today }) !== null;
  const offered = new Set([found ?? [], isDay ? photoDay : []].flat());
  if (offered.size === 0) return null;
  return (
    <Chips label={whenTexts.label}>
      {[...offered].map((phrase) => (
        <Chip key={phrase} disabled={disabled} onToggle={() => onTake(phrase)}>
          <bdi>{whenTexts.isThis(phrase)}</bdi>
        </Chip>
      ))}
    </Chips>
  );
}
