import { type CSSProperties, useId } from "react";
import { PathLink } from "@/components/session/path-link";
import { useRibbon } from "@/components/session/ribbon";
import { Button } from "@/components/ui/button";
import { LongDay } from "@/components/ui/date-time";
import { useIdleFocus } from "@/components/ui/use-idle-focus";
import { useKeyDown } from "@/components/ui/use-key-down";
import { clozeOf, type MemoryAction, type MemoryQuestion } from "@/lib/quiz/memory-round";
import { longestOption } from "@/lib/quiz/question";
import { searchMatchPath } from "@/lib/routes";
import { memoriesTexts } from "@/lib/texts/memories";
import { Cloze } from "./cloze";
import styles from "./memories.module.css";
import tiles from "./tiles.module.css";

type Props = {
  question: MemoryQuestion;
  /** The chosen option. Once there is one, right or wrong, the whole sentence is shown. */
  chosen: string | null;
  exitText: string;
  act: (action: MemoryAction) => void;
};

/** A sentence that the person wrote, with a gap; after the choice the whole sentence and a link to its conversation. */
export function MemoryCard({ question, chosen, exitText, act }: Props) {
  const { reference, timestamp, correctAnswer, options, conversationId, topic, index } = question;
  const id = useId();
  const card = useIdleFocus<HTMLElement>();
  const isShown = chosen !== null;

  useKeyDown(({ key, ctrlKey, metaKey, altKey, target }) => {
    const isElsewhere = target instanceof Element && target.closest("dialog, input, select, textarea");
    const option = options[Number(key) - 1];
    if (option !== undefined && !ctrlKey && !metaKey && !altKey && !isElsewhere) act({ type: "choose", option });
  });

  return (
    <section ref={card} tabIndex={-1} aria-labelledby={id} className={styles.card}>
      <div className={styles.leaf} data-ribbon={useRibbon(topic)}>
        <p className={styles.reference}>
          <bdi>{reference}</bdi> · <LongDay iso={timestamp} />
        </p>
        {/* Always rendered, so that screen readers announce the sentence. */}
        <div id={id} role="status">
          {isShown && <p className={styles.reference}>{memoriesTexts.youWrote}</p>}
          <p className={styles.sentence} dir="auto">
            <Cloze text={clozeOf(question)} answer={isShown ? correctAnswer : null} />
          </p>
        </div>
        {isShown && (
          <PathLink
            className={styles.memoryLink}
            path={searchMatchPath(conversationId, { term: correctAnswer, index, noteId: null })}
          >
            {memoriesTexts.openMemory}
          </PathLink>
        )}
      </div>
      {!isShown && <MemoryOptions options={options} onChoose={(option) => act({ type: "choose", option })} />}
      <div className={styles.actions}>
        <Button kind="bare" className={styles.exit} onClick={() => act({ type: "end" })}>
          {exitText}
        </Button>
        {isShown ? (
          <Button key="next" onClick={() => act({ type: "next" })} autoFocus>
            {memoriesTexts.next}
          </Button>
        ) : (
          <Button key="skip" kind="plain" onClick={() => act({ type: "next" })}>
            {memoriesTexts.skip}
          </Button>
        )}
      </div>
    </section>
  );
}

type OptionsProps = { options: string[]; onChoose: (option: string) => void };

const MemoryOptions = ({ options, onChoose }: OptionsProps) => (
  <ul
    className={`${styles.options} ${tiles.tiles}`}
    style={{ "--longest": longestOption(options) } as CSSProperties}
    aria-label={memoriesTexts.choices}
  >
    {options.map((option, index) => (
      <li key={option}>
        <button
          type="button"
          className={tiles.tile}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => onChoose(option)}
        >
          <span className={tiles.badge} aria-hidden="true">
            {index + 1}
          </span>
          <bdi>{option}</bdi>
        </button>
      </li>
    ))}
  </ul>
);
