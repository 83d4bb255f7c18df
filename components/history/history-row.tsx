import { ArrowUpRight, ChevronRight, Pencil, Trash } from "lucide-react";
import { memo, useRef } from "react";
import { useConfig } from "@/components/session/config";
import { PathLink } from "@/components/session/path-link";
import type { DisplayedName } from "@/components/session/use-local-names";
import { IconButton } from "@/components/ui/button";
import { TimeOfDay } from "@/components/ui/date-time";
import type { ConversationSummary } from "@/lib/api/responses";
import { conversationPath, hashHref } from "@/lib/routes";
import { historyTexts } from "@/lib/texts/history";
import styles from "./history.module.css";
import { HistoryPreview } from "./history-preview";
import { RenameForm } from "./rename-form";

type HistoryRowProps = DisplayedName & {
  conversation: ConversationSummary;
  /** This conversation is open on the page behind the dialog. */
  isShown: boolean;
  isOpen: boolean;
  isRenaming: boolean;
  onOpen: () => void;
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
  const { _id: id, topic, timestamp, continuationCount } = conversation;
  const path = conversationPath(id);

  function endRenaming(chosen: string | null) {
    row.onRenamed(conversation, chosen);
    line.current?.querySelector<HTMLElement>("[data-rename]")?.focus();
  }

  return (
    <>
      <div ref={line} className={styles.line}>
        <IconButton
          className={styles.toggle}
          label={historyTexts.preview(name)}
          icon={ChevronRight}
          aria-expanded={row.isOpen}
          onClick={() => row.onToggle(id)}
        />
        <PathLink
          className={styles.open}
          path={path}
          onOpen={row.onOpen}
          aria-current={row.isShown ? "page" : undefined}
        >
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.about}>
            <TimeOfDay iso={timestamp} /> · {features.flexiFeatures.chat.topics[topic]?.displayName || topic}
            {continuationCount > 0 && ` · ${historyTexts.continuations(continuationCount)}`}
            {isLocal && ` · ${historyTexts.onThisDevice}`}
          </span>
        </PathLink>
        <div className={styles.actions}>
          <a
            className={styles.newTab}
            href={hashHref(path)}
            target="_blank"
            rel="noreferrer"
            aria-label={historyTexts.openApart(name)}
            title={historyTexts.openApart(name)}
          >
            <ArrowUpRight size={20} aria-hidden="true" />
          </a>
          <IconButton
            data-rename
            label={historyTexts.rename(name)}
            icon={Pencil}
            aria-expanded={row.isRenaming}
            onClick={() => row.onRename(id)}
          />
          <IconButton label={historyTexts.remove(name)} icon={Trash} onClick={() => row.onRemove(id)} />
        </div>
      </div>
      {row.isRenaming && <RenameForm name={name} original={conversation.projectName} onDone={endRenaming} />}
      {row.isOpen && <HistoryPreview id={id} />}
    </>
  );
});
