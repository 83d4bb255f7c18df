import { useCallback, useMemo, useState } from "react";
import { useLocalNames } from "@/components/session/use-local-names";
import { useProfile } from "@/components/session/use-profile";
import { useWindowVirtualList } from "@/components/ui/use-window-virtual-list";
import type { LifeMemory } from "@/lib/api/responses";
import { type TopicChoice, topicSample } from "@/lib/config/topics";
import { type Guide, newGuide } from "@/lib/conversation/guide/guide";
import { beginWith } from "@/lib/conversation/guide/question-pool";
import { gapTopic, keyOfRow, lifeRows } from "@/lib/conversation/life-line";
import { conversationPath, hashHref } from "@/lib/routes";
import { lifeTexts } from "@/lib/texts/life-line";
import { GapLine } from "./gap-line";
import styles from "./life-list.module.css";
import { MemoryLine } from "./memory-line";
import { useArrival } from "./use-arrival";
import { useCurrentDecade } from "./use-current-decade";

type Props = {
  memories: LifeMemory[];
  topics: TopicChoice[];
  onBegin: (begun: Guide) => void;
  /** Of the link by which the page was left when Back leads to it. */
  opened: string | undefined;
};

/** Of one without a picture. */
const typicalHeight = 116;
const gapQuestions = 5;

/** The years down the page, with the decades to jump to above them. */
export function LifeList({ memories, topics, onBegin, opened }: Props) {
  const { nameOf } = useLocalNames();
  const birthYear = useProfile().data?.birthYear ?? null;
  const rows = useMemo(() => lifeRows(memories, new Date().getFullYear()), [memories]);
  const decades = useMemo(
    () =>
      rows.flatMap((row, index) =>
        row.kind === "memory" && row.decade !== null ? [{ index, decade: row.decade }] : [],
      ),
    [rows],
  );
  const questions = useMemo(
    () =>
      topicSample(
        topics.filter(({ isDaily = true }) => isDaily),
        gapQuestions,
      ),
    [topics],
  );
  const { nav, current } = useCurrentDecade();
  // Pinned in the list, so that its row is there when it gets the focus. At first it is the one to which Back leads, if to any.
  const [target, setTarget] = useState(() => ({
    key: memories.find(({ _id: id }) => hashHref(conversationPath(id)) === opened)?._id,
  }));
  const pinned = useMemo(() => rows.findIndex((row) => keyOfRow(row) === target.key), [rows, target]);
  const keyAt = useCallback((index: number) => keyOfRow(rows[index]), [rows]);
  const list = useWindowVirtualList({
    name: "life line",
    count: rows.length,
    typicalHeight,
    contentFrom: 0,
    keyOf: keyAt,
    pinned,
    startsAtEnd: false,
  });
  useArrival(target, pinned, list.scrollTo);

  const returnToDecade = useCallback(
    (decade: number) => nav.current?.querySelector<HTMLElement>(`[value="${decade}"]`)?.focus(),
    [nav],
  );

  return (
    <>
      <nav ref={nav} aria-label={lifeTexts.decades} className={styles.decades} data-screen-only>
        {decades.map(({ index, decade }) => (
          <button
            key={decade}
            type="button"
            value={decade}
            aria-current={decade === current || undefined}
            onClick={() => setTarget({ key: keyAt(index) })}
          >
            {lifeTexts.decade(decade)}
          </button>
        ))}
      </nav>
      <div className={styles.column}>
        <ol className={styles.sheet} {...list.props}>
          {list.rows.map(({ index, top }) => {
            const row = rows[index];
            if (!row) return null;
            const topic = row.kind === "gap" ? gapTopic(row, questions, birthYear) : undefined;
            return (
              <li
                key={keyAt(index)}
                ref={list.measure}
                className={styles.row}
                style={top === null ? undefined : { top }}
                data-index={index}
                data-decade={decades.findLast((decade) => decade.index <= index)?.decade}
                data-apart={top === null ? undefined : ""}
                data-kind={row.kind}
                data-screen-only={row.kind === "gap" || undefined}
              >
                {row.kind === "gap" ? (
                  <GapLine
                    from={row.from}
                    to={row.to}
                    birthYear={birthYear}
                    question={topic?.sets[0]?.[0]?.text ?? null}
                    language={topic?.language}
                    onBegin={() => topic?.sets[0] && onBegin(beginWith(newGuide(topics), topic, topic.sets[0]))}
                  />
                ) : (
                  <MemoryLine row={row} name={nameOf(row.memory).name} onReturn={returnToDecade} />
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </>
  );
}
