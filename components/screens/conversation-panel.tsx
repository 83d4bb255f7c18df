import { PenLine, Trash2 } from "lucide-react";
import { useCallback, useMemo } from "react";
import { Composer } from "@/components/conversation/composer/composer";
import { useComposer } from "@/components/conversation/composer/use-composer";
import { useComposerFocus } from "@/components/conversation/composer/use-composer-focus";
import { Item } from "@/components/conversation/entries/entry-menu";
import { useAskAgain } from "@/components/conversation/entries/use-ask-again";
import {
  EditingContext,
  EntryActionsContext,
  ThreadStateContext,
  useEntries,
} from "@/components/conversation/entries/use-entries";
import { CareFoot } from "@/components/conversation/thread/care-foot";
import { FailedReply } from "@/components/conversation/thread/failed-reply";
import { Thread } from "@/components/conversation/thread/thread";
import { type ConversationState, isReplyingTo } from "@/components/conversation/thread/use-conversation";
import { useReadForMatch } from "@/components/conversation/thread/use-read-for-match";
import { useStickToBottom } from "@/components/conversation/thread/use-stick-to-bottom";
import { useRemoval } from "@/components/history/use-removal";
import type { RemovalState } from "@/components/history/use-removal-state";
import { useConfig } from "@/components/session/use-config";
import { useSharing } from "@/components/share/use-sharing";
import { useGameSwitch } from "@/components/training/use-game-switch";
import { Button } from "@/components/ui/button";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { Loading } from "@/components/ui/loading";
import { FailedLeaf } from "@/components/ui/message-leaf";
import type { Sharing } from "@/lib/api/responses";
import { openPath } from "@/lib/client/hash-location";
import { paths, type SearchMatch } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { labelTexts } from "@/lib/texts/label";
import styles from "./conversation-panel.module.css";
import { EntryChanges } from "./entry-changes";

type Props = {
  id: string;
  /** The search match to scroll to, if a search result was opened. */
  match: SearchMatch | null;
  conversation: ConversationState;
  /** Whether it was started a moment ago, on this page. */
  isNew: boolean;
  removals: RemovalState;
  onStartNew: () => void;
};

const nothingShared: Sharing = { shares: [], contributedTo: [] };

// Loaded when the thread's menu is opened, with the game's configuration.
const GameItem = lazyWithRetry(() => import("@/components/training/game-item").then(({ GameItem }) => GameItem), {
  Failed: () => null,
});

/** A conversation that was started: its thread, and below it the composer. */
export function ConversationPanel({ id, match, conversation, isNew, removals, onStartNew }: Props) {
  const { thread, live, streamingText, problem, openedFrom, reload, retry } = conversation;
  const { newReply, askAgain, failure } = useAskAgain(id, thread);
  const isReplying = newReply !== null || isReplyingTo(id, conversation);
  const opensAtMatch = match !== null;
  const { end, isAtEnd, jumpToEnd, startsAtEnd } = useStickToBottom(id, thread, { isNew, opensAtMatch, isReplying });
  const composer = useComposer(id, conversation, { onSend: jumpToEnd, isReplying });
  const panel = useComposerFocus({
    ...{ openedFrom, isNew, isAtEnd, isReplying },
    isOpen: thread !== undefined,
    isWriting: composer.message !== "" && !opensAtMatch,
  });
  const focusComposer = useCallback(
    () => panel.current?.querySelector<HTMLElement>("[data-composer] textarea")?.focus(),
    [panel],
  );
  useReadForMatch(thread, match, reload);
  const { features, startNew } = useConfig();
  const { data: sharing = nothingShared } = useSharing();

  const { isChatEnabled } = composer;
  const changes = useEntries(id, thread, { newReply, askAgain, isReplying, isChatEnabled });

  const isGameEnabled = features.flexiFeatures.trainingMode.enabled;
  const useInGame = thread?.conversation.useInGame ?? false;
  const { hasFailed, toggle } = useGameSwitch(id, useInGame);
  const { remove } = useRemoval(removals);
  // Thread is memoized, so that typing does not render it again: its props must stay the same.
  const items = useMemo(
    () => (
      <>
        {isGameEnabled && <GameItem isChecked={useInGame} onToggle={() => void toggle()} />}
        <Item
          icon={Trash2}
          label={labelTexts.delete}
          onPress={() => {
            openPath(paths.home);
            document.querySelector("main")?.focus();
            void remove(id);
          }}
        />
      </>
    ),
    [isGameEnabled, useInGame, toggle, remove, id],
  );

  if (problem) return <FailedLeaf sentence={problem} onRetry={reload} />;
  if (!thread || !changes.state) return <Loading leaf>{texts.conversation.loading}</Loading>;

  const failed = live.status === "failed" && live.conversationId === id ? live : null;
  // A failure after the message was saved is shown by the thread itself, instead of the reply.
  const unsaved = failed && composer.isUnsent(failed.requestKey) ? failed : null;

  return (
    <EntryActionsContext value={changes.actions}>
      <ThreadStateContext value={changes.state}>
        <EditingContext value={changes.editing}>
          <div ref={panel} className={styles.panel}>
            <div>
              <Thread
                {...{ thread, live, streamingText, match, sharing, startsAtEnd }}
                saving={composer.saving}
                onRetry={retry}
                onWrite={composer.mode === "disabled" ? null : focusComposer}
                items={items}
                failure={hasFailed ? labelTexts.changeFailed : null}
              />
              <CareFoot topic={thread.conversation.topic} />
              <EntryChanges changes={changes} failure={failure} />
              {unsaved && (
                <FailedReply
                  message={unsaved.message}
                  text={unsaved.unsavedText ?? ""}
                  onRetry={() => composer.sendAgain(unsaved.requestKey)}
                />
              )}
              <Button kind="bare" className={styles.startNew} onClick={onStartNew}>
                <PenLine aria-hidden="true" size={18} />
                {startNew.page}
              </Button>
              <div ref={end} className={styles.end} />
            </div>
            <Composer conversationId={id} composer={composer} isAtEnd={isAtEnd} onJumpToEnd={jumpToEnd} />
          </div>
        </EditingContext>
      </ThreadStateContext>
    </EntryActionsContext>
  );
}
