import { DecadeSelect } from "@/components/session/decade-select";
import { useConfig } from "@/components/session/use-config";
import { useYears } from "@/components/session/use-years";
import { Chip, ChipSelect, Chips } from "@/components/ui/chip";
import type { SearchKind } from "@/lib/api/schemas";
import { enabledTopics } from "@/lib/config/topics";
import { searchTexts } from "@/lib/texts/search";
import styles from "./search-results.module.css";

/** What the results are limited to. No kind: all of them. */
export type SearchFilters = { kinds: SearchKind[]; topic: string | null; year: number | null; decade: number | null };

export const noFilters: SearchFilters = { kinds: [], topic: null, year: null, decade: null };

const kinds = Object.entries(searchTexts.kinds) as [SearchKind, string][];

type SearchFilterChipsProps = { filters: SearchFilters; onChange: (filters: SearchFilters) => void };

export function SearchFilterChips({ filters, onChange }: SearchFilterChipsProps) {
  const { features } = useConfig();
  const topics = enabledTopics(features);
  const { years } = useYears();
  const isChosen = (kind: SearchKind) => filters.kinds.includes(kind);

  function toggle(kind: SearchKind) {
    const others = filters.kinds.filter((other) => other !== kind);
    onChange({ ...filters, kinds: isChosen(kind) ? others : [...others, kind] });
  }

  return (
    <Chips label={searchTexts.filters} className={styles.filters}>
      {kinds.map(([kind, label]) => (
        <Chip key={kind} isChosen={isChosen(kind)} onToggle={() => toggle(kind)}>
          {label}
        </Chip>
      ))}
      {topics.length > 1 && (
        <ChipSelect
          label={searchTexts.topic}
          all={searchTexts.allTopics}
          choices={topics.map(({ id, displayName, language }) => ({ value: id, label: displayName, lang: language }))}
          value={filters.topic}
          onChoose={(topic) => onChange({ ...filters, topic })}
        />
      )}
      {years.length > 1 && (
        <ChipSelect
          label={searchTexts.year}
          all={searchTexts.allYears}
          choices={years.map((year) => ({ value: String(year), label: String(year) }))}
          value={filters.year === null ? null : String(filters.year)}
          onChoose={(year) => onChange({ ...filters, year: year === null ? null : Number(year) })}
        />
      )}
      <DecadeSelect decade={filters.decade} onChoose={(decade) => onChange({ ...filters, decade })} />
    </Chips>
  );
}
