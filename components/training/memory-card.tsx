import { useId } from "react";
import { PathLink } from "@/components/session/path-link";
import { useRibbon } from "@/components/session/ribbon";
import { Button } from "@/components/ui/button";
import { LongDay } from "@/components/ui/date-time";
import { useIdleFocus } from "@/components/ui/use-idle-focus";
import { searchMatchPath } from "@/lib/entry-paths";
import { clozeOf, type MemoryAction, type MemoryQuestion } from "@/lib/quiz/memory-round";
import { memoriesTexts } from "@/lib/texts/memories";
import { Cloze } from "./cloze";
import styles from "./memories.module.css";

type Props = {
  question: MemoryQuestion;
  isShown: boolean;
  exitText: string;
  act: (action: MemoryAction) => void;
  /** Takes the memory out of the game. */
  onRemove: () => void;
};

/** A sentence that the person wrote, with a gap; then the whole sentence and a link to its conversation. */
export function MemoryCard({ question, isShown, exitText, act, onRemove }: Props) {
  const { reference, timestamp, correctAnswer, conversationId, topic, index } = question;
  const id = useId();
  const card = useIdleFocus<HTMLElement>();
  const next = () => act({ type: "next" });
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
        <p className={styles.links}>
          <Button kind="bare" className={styles.exit} onClick={onRemove}>
            {memoriesTexts.takeOut}
          </Button>
          {isShown && (
            <PathLink
              className={styles.memoryLink}
              path={searchMatchPath(conversationId, { term: correctAnswer, index, noteId: null })}
            >
              {memoriesTexts.openMemory}
            </PathLink>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <Button kind="bare" className={styles.exit} onClick={() => act({ type: "end" })}>
          {exitText}
        </Button>
        <Button kind="plain" onClick={next}>
          {isShown ? memoriesTexts.notKnown : memoriesTexts.skip}
        </Button>
        {isShown ? (
          <Button key="knew" onClick={next} autoFocus>
            {memoriesTexts.knew}
          </Button>
        ) : (
          <Button key="show" onClick={() => act({ type: "show" })} autoFocus>
            {memoriesTexts.show}
          </Button>
        )}
      </div>
    </section>
  );
}
