import { ChipSelect } from "@/components/ui/chip";
import { lifeTexts } from "@/lib/texts/life-line";
import { whenTexts } from "@/lib/texts/when";
import { useYears } from "./use-years";

type Props = { decade: number | null; onChoose: (decade: number | null) => void };

/** The decades of a person's memories, to choose one. */
export function DecadeSelect({ decade, onChoose }: Props) {
  const years = useYears();
  // The chosen one may have lost its last memory.
  const decades = [...new Set([...years.decades, decade ?? []].flat())].sort((one, other) => other - one);
  if (decades.length === 0) return null;
  return (
    <ChipSelect
      label={whenTexts.decade}
      all={whenTexts.anyTime}
      choices={decades.map((first) => ({ value: String(first), label: lifeTexts.decade(first) }))}
      value={decade === null ? null : String(decade)}
      onChoose={(chosen) => onChoose(chosen === null ? null : Number(chosen))}
    />
  );
}
