import { memo, useRef, useState } from "react";
import { Thumbnail } from "@/components/files/thumbnail";
import { PathLink } from "@/components/session/path-link";
import { TopicTitle } from "@/components/session/topic-title";
import { useConfig } from "@/components/session/use-config";
import type { DisplayedName } from "@/components/session/use-local-names";
import { CalendarDay } from "@/components/ui/date-time";
import { Highlighted } from "@/components/ui/highlighted";
import type { ConversationSummary } from "@/lib/api/responses";
import { topicName } from "@/lib/config/topics";
import { openingOf } from "@/lib/conversation/history";
import { piecesOf } from "@/lib/conversation/search/snippet";
import { isImage } from "@/lib/files/thumbnails";
import { conversationPath } from "@/lib/routes";
import { historyTexts } from "@/lib/texts/history";
import { labelTexts } from "@/lib/texts/label";
import { HistoryPreview } from "./history-preview";
import styles from "./history-row.module.css";
import { RenameForm } from "./rename-form";
import { RowActions } from "./row-actions";

const asSearchWord = (text: string) => ({ text, forms: [] });

/** More than fits in the two lines of a row; the rest is cut off by its style. */
const openingLength = 240;

type HistoryRowProps = DisplayedName & {
  conversation: ConversationSummary;
  /** The words of the filter, normalized: highlighted in the name. */
  words: string[];
  /** The row above it is of the same day, which it shows already. */
  isDayShown: boolean;
  /** One line: without its first words and its picture. */
  isCompact: boolean;
  isOpen: boolean;
  isRenaming: boolean;
  hasHover: boolean;
  onToggle: (id: string) => void;
  onRename: (id: string) => void;
  /** `null`: renaming was cancelled. */
  onRenamed: (conversation: ConversationSummary, name: string | null) => void;
  onRemove: (id: string) => void;
};

/** One conversation. It is memoized, so that scrolling the list does not render it again. */
export const HistoryRow = memo(function HistoryRow({ conversation, name, isLocal, ...row }: HistoryRowProps) {
  const { features } = useConfig();
  const line = useRef<HTMLDivElement>(null);
  const { _id: id, topic, timestamp, continuationCount, file } = conversation;
  const path = conversationPath(id);
  // In a list of one-line rows, the actions would be most of the page. A row gets them when it is hovered over or focused.
  const [isReached, setReached] = useState(false);
  const hasActions = isReached || !row.isCompact || !row.hasHover;
  const opening = openingOf(conversation, openingLength);

  function endRenaming(chosen: string | null) {
    row.onRenamed(conversation, chosen);
    // On a touch screen the button is in a menu that is closed again.
    line.current?.querySelector<HTMLElement>("[popovertarget], [data-rename]")?.focus();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only renders what can be pressed inside */}
      <div
        ref={line}
        onPointerEnter={() => setReached(true)}
        onFocus={() => setReached(true)}
        className={row.isCompact ? `${styles.line} ${styles.compact}` : styles.line}
      >
        <CalendarDay iso={timestamp} className={row.isDayShown ? "visually-hidden" : styles.day} />
        <div className={styles.text}>
          <PathLink className={styles.open} path={path}>
            <TopicTitle topic={topic}>
              <Highlighted pieces={piecesOf(name, row.words.map(asSearchWord))} />
            </TopicTitle>
          </PathLink>
          {/* The preview begins with the same words. */}
          {opening && !row.isOpen && !row.isCompact && (
            <p className={styles.opening} dir="auto">
              {opening}
            </p>
          )}
          <p className={styles.about}>
            <span lang={features.language}>{topicName(features, topic)}</span>
            {continuationCount > 0 && ` · ${historyTexts.continuations(continuationCount)}`}
            {isLocal && ` · ${labelTexts.onThisDevice}`}
          </p>
        </div>
        {file && isImage(file) && !row.isCompact && (
          <Thumbnail className={styles.print} picture={file} sizes="6rem" width={90} height={66} />
        )}
        {hasActions && (
          <RowActions
            hasHover={row.hasHover}
            name={name}
            path={path}
            isPreviewed={row.isOpen}
            isRenaming={row.isRenaming}
            onPreview={() => row.onToggle(id)}
            onRename={() => row.onRename(id)}
            onRemove={() => row.onRemove(id)}
          />
        )}
      </div>
      {row.isRenaming && <RenameForm id={id} name={name} original={conversation.projectName} onDone={endRenaming} />}
      {row.isOpen && <HistoryPreview id={id} />}
    </>
  );
});
