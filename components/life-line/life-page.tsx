import { List, Printer, Rows3 } from "lucide-react";
import { useState } from "react";
import { usePrint } from "@/components/conversation/thread/use-print";
import { PathLink } from "@/components/session/path-link";
import { useBackState, useReturnFocus } from "@/components/session/use-back-state";
import button from "@/components/ui/button.module.css";
import { keepFocus } from "@/components/ui/keep-focus";
import { ListSkeleton } from "@/components/ui/list-skeleton";
import { FailedLeaf, MessageLeaf } from "@/components/ui/message-leaf";
import { Notice } from "@/components/ui/notice";
import { ToolButton } from "@/components/ui/tool-button";
import type { LifeLine } from "@/lib/api/responses";
import type { TopicChoice } from "@/lib/config/topics";
import type { Guide } from "@/lib/conversation/guide/guide";
import { extentOf } from "@/lib/conversation/life-line";
import { paths } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { historyTexts } from "@/lib/texts/history";
import { labelTexts } from "@/lib/texts/label";
import { lifeTexts } from "@/lib/texts/life-line";
import "@/components/conversation/thread/print.css";
import { LifeList } from "./life-list";
import styles from "./life-page.module.css";
import { PlainList } from "./plain-list";
import { Undated } from "./undated";
import { useLifeLine } from "./use-life-line";

type Props = {
  topics: TopicChoice[];
  /** Begins a new memory at a question. */
  onBegin: (begun: Guide) => void;
};

/** All memories of a person by when they were, and those that have no date yet. */
export function LifePage({ topics, onBegin }: Props) {
  const { life, hasFailed, retry } = useLifeLine();
  const { before, leave } = useBackState<{ isPlain: boolean }>();
  const [chosen, setPlain] = useState<boolean | null>(null);
  const isPlain = chosen ?? before?.isPlain ?? false;
  return (
    <section
      ref={keepFocus}
      aria-label={texts.menu.life}
      className={styles.page}
      onClickCapture={({ target }) => leave(target, { isPlain })}
    >
      {life && (
        <Life {...{ life, topics, onBegin, isPlain, setPlain }} opened={chosen === null ? before?.href : undefined} />
      )}
      {!life && <h1>{texts.menu.life}</h1>}
      {!life && !hasFailed && <ListSkeleton>{texts.conversation.loading}</ListSkeleton>}
      {!life && hasFailed && <FailedLeaf sentence={lifeTexts.failed} hint={historyTexts.failedHint} onRetry={retry} />}
    </section>
  );
}

type LifeProps = Props & {
  life: LifeLine;
  isPlain: boolean;
  setPlain: (isPlain: boolean) => void;
  opened: string | undefined;
};

function Life({ life, topics, onBegin, isPlain, setPlain, opened }: LifeProps) {
  const { dated, undated, hasMoreDated = false, hasMoreUndated } = life;
  useReturnFocus(opened);
  const { print, problem } = usePrint(async () => {});
  const extent = extentOf(dated);
  return (
    <>
      <header className={styles.header}>
        <h1>{texts.menu.life}</h1>
        {extent && <p className="quiet">{lifeTexts.extent(dated.length, extent, hasMoreDated)}</p>}
        {!extent && undated.length > 0 && <p className="quiet">{lifeTexts.none}</p>}
        {extent && (
          <div className={styles.tools} data-screen-only>
            <ToolButton icon={isPlain ? Rows3 : List} onClick={() => setPlain(!isPlain)}>
              {isPlain ? lifeTexts.asLifeLine : lifeTexts.asList}
            </ToolButton>
            <ToolButton icon={Printer} onClick={print}>
              {labelTexts.print}
            </ToolButton>
          </div>
        )}
        <Notice kind="error">{problem}</Notice>
      </header>
      {extent &&
        (isPlain ? <PlainList memories={dated} /> : <LifeList {...{ memories: dated, topics, onBegin, opened }} />)}
      {hasMoreDated && (
        <p className="quiet">
          {lifeTexts.moreDated(dated.length)} <PathLink path={paths.history}>{lifeTexts.inHistory}</PathLink>
        </p>
      )}
      {!extent && undated.length === 0 && <Nothing />}
      <Undated memories={undated} hasMore={hasMoreUndated} />
    </>
  );
}

const Nothing = () => (
  <MessageLeaf>
    <p>{lifeTexts.none}</p>
    <span className="quiet">{lifeTexts.noneHint}</span>
    <PathLink className={`${button.button} ${button.primary}`} path={paths.home}>
      {historyTexts.begin}
    </PathLink>
  </MessageLeaf>
);
