import { DecadeSelect } from "@/components/session/decade-select";
import { useConfig } from "@/components/session/use-config";
import { useYears } from "@/components/session/use-years";
import { Chip, ChipSelect, Chips } from "@/components/ui/chip";
import { SearchField } from "@/components/ui/search-field";
import type { ConversationSummary } from "@/lib/api/responses";
import { enabledTopics, topicName } from "@/lib/config/topics";
import { historyTexts } from "@/lib/texts/history";
import styles from "./history-filter-bar.module.css";
import type { HistoryFilter } from "./use-history";

type HistoryFilterBarProps = {
  filter: HistoryFilter;
  /** What has been read of the history, unfiltered. */
  conversations: ConversationSummary[];
  /** There is more than a page of it. */
  isLong: boolean;
  onChange: (filter: HistoryFilter) => void;
};

/** About as many as one line holds. */
const mostChips = 5;

/** A field for titles, the topics and the years of the history where it has several, and the decades of its memories. */
export function HistoryFilterBar({ filter, conversations, isLong, onChange }: HistoryFilterBarProps) {
  const { features } = useConfig();
  const { years } = useYears();
  const used = new Set(conversations.map(({ topic }) => topic));
  // Only the beginning of a long history has been read.
  const topics = isLong ? [...new Set([...enabledTopics(features).map(({ id }) => id), ...used])] : [...used];
  return (
    <div className={styles.bar} data-few={topics.length <= mostChips || undefined}>
      <div className={styles.line}>
        <SearchField
          className={styles.field}
          label={historyTexts.filter}
          value={filter.name}
          onChange={({ target }) => onChange({ ...filter, name: target.value })}
        />
        {topics.length > 1 && (
          <ChipSelect
            className={styles.topicSelect}
            label={historyTexts.topics}
            all={historyTexts.allTopics}
            choices={topics.map((topic) => ({
              value: topic,
              label: topicName(features, topic),
              lang: features.language,
            }))}
            value={filter.topic}
            onChoose={(topic) => onChange({ ...filter, topic })}
          />
        )}
        {years.length > 1 && (
          <ChipSelect
            label={historyTexts.goToYear}
            all={historyTexts.newest}
            choices={years.map((year) => ({ value: String(year), label: String(year) }))}
            value={filter.year === null ? null : String(filter.year)}
            onChoose={(year) => onChange({ ...filter, year: year === null ? null : Number(year) })}
          />
        )}
        <DecadeSelect decade={filter.decade} onChoose={(decade) => onChange({ ...filter, decade })} />
      </div>
      {topics.length > 1 && (
        <Chips label={historyTexts.topics} className={styles.topics}>
          {topics.map((topic) => (
            <Chip
              key={topic}
              lang={features.language}
              isChosen={filter.topic === topic}
              onToggle={() => onChange({ ...filter, topic: filter.topic === topic ? null : topic })}
            >
              {topicName(features, topic)}
            </Chip>
          ))}
        </Chips>
      )}
    </div>
  );
}
