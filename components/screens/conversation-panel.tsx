import { ArrowDown } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { FailedAsk } from "@/components/conversation/failed-ask";
import { MessageComposer } from "@/components/conversation/message-composer";
import { NoAiLine } from "@/components/conversation/no-ai-line";
import { Thread } from "@/components/conversation/thread";
import type { useConversation } from "@/components/conversation/use-conversation";
import { usePageKeys } from "@/components/conversation/use-page-keys";
import { useStartFocus } from "@/components/conversation/use-start-focus";
import { useStickToBottom } from "@/components/conversation/use-stick-to-bottom";
import { AttachButton } from "@/components/files/attach-button";
import { AttachedFile } from "@/components/files/attached-file";
import { DropZone } from "@/components/files/drop-zone";
import { FileView } from "@/components/files/file-view";
import { useAttachment } from "@/components/files/use-attachment";
import { NoteButton } from "@/components/notes/note-button";
import { NoteComposer } from "@/components/notes/note-composer";
import { useConfig } from "@/components/session/config";
import { useTextDraft } from "@/components/session/use-text-draft";
import { useShares } from "@/components/share/use-shares";
import { GameSwitch } from "@/components/training/game-switch";
import { Button } from "@/components/ui/button";
import { Loading } from "@/components/ui/loading";
import { Notice } from "@/components/ui/notice";
import type { Note, Share, StoredFile } from "@/lib/api/responses";
import { enabledTopics } from "@/lib/config/topics";
import { isInProgress } from "@/lib/conversation/live-reply";
import { targetOf } from "@/lib/conversation/share-target";
import { isWaiting, type ThreadTurn, turnsOf } from "@/lib/conversation/thread";
import type { SearchMatch } from "@/lib/routes";
import { texts } from "@/lib/texts";
import styles from "./conversation-panel.module.css";
import { ShareTool } from "./share-tool";
import { ThreadNote } from "./thread-note";

type Props = {
  id: string;
  username: string;
  /** What a search found in it, if one led here. */
  hit: SearchMatch | null;
  conversation: ReturnType<typeof useConversation>;
  /** It was started just now, on this page. */
  isNew: boolean;
  onStartNew: () => void;
};

const noShares: Share[] = [];
const renderFile = (file: StoredFile) => <FileView file={file} />;

/** A conversation that was started: its thread, and where it goes on, with the AI or in a private note. */
export function ConversationPanel({ id, username, hit, conversation, isNew, onStartNew }: Props) {
  const { thread, live, words, problem, reload, say, retry, stop } = conversation;
  const message = useTextDraft(username, id, "message");
  const note = useTextDraft(username, id, "note");
  const { attachment, attach, remove, lose } = useAttachment(username, id);
  const [chosen, choose] = useState<"message" | "note" | null>(null);
  const { features, startNew } = useConfig();
  const { shares = noShares } = useShares();
  const isChatOn = enabledTopics(features).length > 0;
  const isNoting = features.personalNote.enabled && (chosen ? chosen === "note" : note.draft.text !== "");
  const isMine = live.status !== "idle" && live.conversationId === id;
  const panel = useStartFocus(isNew && thread !== undefined);
  const { end, isAtEnd, jumpToEnd } = useStickToBottom(id, hit === null);
  const dock = usePageKeys();

  const renderTools = useCallback(
    (turn: ThreadTurn) => thread && <ShareTool thread={thread} target={targetOf(thread, turn)} shares={shares} />,
    [thread, shares],
  );
  const renderNote = useCallback(
    (written: Note) => thread && <ThreadNote thread={thread} note={written} shares={shares} />,
    [thread, shares],
  );

  const isGameOn = features.flexiFeatures.trainingMode.enabled;
  const useInGame = thread?.conversation.useInGame ?? false;
  const gameSwitch = useMemo(
    () => isGameOn && <GameSwitch conversationId={id} useInGame={useInGame} />,
    [isGameOn, id, useInGame],
  );

  if (problem) {
    return (
      <Notice kind="error">
        {problem}{" "}
        <Button kind="plain" onClick={reload}>
          {texts.label.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (!thread) return <Loading>{texts.conversation.loading}</Loading>;

  const asked = isMine ? turnsOf(thread).find(({ requestKey }) => requestKey === live.requestKey) : undefined;
  const uploaded = attachment.status === "ready" ? attachment.uploaded : null;
  const isUploading = attachment.status === "uploading";

  function send() {
    jumpToEnd();
    void say(message.draft.text, message.draft.requestKey, {
      attached: uploaded,
      onSaved: () => {
        message.clear();
        if (attachment.status !== "failed") remove();
      },
      onFileGone: () => lose(uploaded?.file.fileName ?? ""),
    });
  }

  /** What was typed for the AI may become a note; a note never becomes a message. */
  function takeNote() {
    if (note.draft.text === "") {
      note.write(message.draft.text);
      message.clear();
    }
    choose("note");
  }

  return (
    <div ref={panel} className={styles.panel}>
      <div>
        <Thread
          thread={thread}
          live={live}
          words={words}
          hit={hit}
          onRetry={retry}
          tools={gameSwitch}
          renderFile={renderFile}
          renderTools={renderTools}
          renderNote={renderNote}
        />
        {isMine && live.status === "failed" && !asked?.pending && (
          <FailedAsk message={live.message} text={message.draft.text} isSaved={asked !== undefined} onAskAgain={send} />
        )}
        <Button kind="plain" onClick={onStartNew}>
          {startNew.page}
        </Button>
        <div ref={end} className={styles.end} />
      </div>
      <div ref={dock} className={styles.dock}>
        {!isAtEnd && (
          <button type="button" className={styles.latest} onClick={jumpToEnd}>
            <ArrowDown aria-hidden="true" size={16} /> {texts.label.latest}
          </button>
        )}
        {isNoting ? (
          <NoteComposer
            conversationId={id}
            draft={note.draft}
            onChange={note.write}
            onAdded={jumpToEnd}
            onDone={() => choose("message")}
          />
        ) : !isChatOn ? (
          <div className={styles.off}>
            <Notice>{texts.conversation.chatDisabled}</Notice>
            <NoteButton onClick={takeNote} />
          </div>
        ) : (
          <DropZone onFile={attach}>
            <MessageComposer
              text={message.draft.text}
              onChange={message.write}
              onSend={send}
              onStop={stop}
              isSending={isMine && live.status === "asking"}
              isHeld={isUploading}
              isReplying={(isMine && isInProgress(live)) || isWaiting(thread)}
              autoFocus={chosen === "message"}
              attachment={<AttachedFile attachment={attachment} onRemove={remove} />}
              tools={
                <>
                  <AttachButton onFile={attach} disabled={isUploading} />
                  <NoteButton onClick={takeNote} />
                </>
              }
            />
          </DropZone>
        )}
        {!isNoting && isChatOn && <NoAiLine />}
      </div>
    </div>
  );
}
