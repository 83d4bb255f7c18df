import { lazy, Suspense, useMemo, useState } from "react";
import { QuestionForm } from "@/components/conversation/question-form";
import { SetupForm } from "@/components/conversation/setup-form";
import { loadAskAi, useConversation } from "@/components/conversation/use-conversation";
import { useGuide } from "@/components/conversation/use-guide";
import { type DiscardedDraft, useUndoStartNew } from "@/components/conversation/use-undo-start-new";
import { OnThisDay } from "@/components/history/on-this-day";
import { useConfig } from "@/components/session/config";
import { useDisplayName } from "@/components/session/use-display-name";
import { useSession } from "@/components/session/use-session";
import { useTraining } from "@/components/session/use-training";
import { usePreload } from "@/components/shell/use-preload";
import { Button } from "@/components/ui/button";
import { MissingPart } from "@/components/ui/lazy-dialog";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { Loading } from "@/components/ui/loading";
import { Notice } from "@/components/ui/notice";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { timings } from "@/lib/api/limits";
import type { OpenPath } from "@/lib/client/hash-location";
import { newRequestKey } from "@/lib/client/request-key";
import { withTimeout } from "@/lib/client/with-timeout";
import { enabledTopics } from "@/lib/config/topics";
import { guideError, isUntouched, restoreGuide } from "@/lib/conversation/guide";
import { joinAnswers } from "@/lib/conversation/guided-answers";
import { conversationPath, paths, type SearchMatch } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { AppShell } from "../shell/app-shell";
import { Toast } from "../shell/toast";
import styles from "./home-screen.module.css";

type HomeScreenProps = {
  conversationId: string | null;
  hit: SearchMatch | null;
  /** The path of a shared link, where the address is one. */
  sharedPath: string | null;
  open: OpenPath;
};

const stands = { Waiting: () => <Loading>{texts.conversation.loading}</Loading>, Failed: MissingPart };
const loadPanel = () => import("./conversation-panel");
const loadWriting = () => Promise.all([loadPanel(), loadAskAi()]);
const ConversationPanel = lazyWithRetry(() => loadPanel().then(({ ConversationPanel }) => ConversationPanel), stands);
const SharedView = lazyWithRetry(() => import("./shared-view").then(({ SharedView }) => SharedView), stands);
// Loaded with the panel, before anything can be submitted.
const FailedAsk = lazyWithRetry(
  () => import("@/components/conversation/failed-ask").then(({ FailedAsk }) => FailedAsk),
  {
    Failed: ({ message }) => <Notice kind="error">{texts.conversation.startError(message)}</Notice>,
  },
);
const TrainingScreen = lazy(() =>
  withTimeout(import("./training-screen")).then(({ TrainingScreen }) => ({ default: TrainingScreen })),
);

/** The home view (spec §2): the guided start, or the conversation or the shared part that the address names. */
export function HomeScreen({ conversationId: id, hit, sharedPath, open }: HomeScreenProps) {
  const session = useSession();
  const username = session.status === "in" ? session.username : "";
  const displayName = useDisplayName();
  const { features } = useConfig();
  const topics = useMemo(() => enabledTopics(features), [features]);
  const training = useTraining();
  const { guide, act, finish, startOver, answers } = useGuide(username, topics);
  usePreload(id === null && guide.stage.name === "setup" ? null : loadWriting);
  const [newId, setNewId] = useState<string | null>(null);
  const [notice, showNotice] = useAutoDismiss<string>(timings.acknowledgementMs);
  const { former, keepFormer } = useUndoStartNew(username);
  const conversation = useConversation(id, {
    onStarted: (startedId, requestKey, isAwaited) => {
      if (!finish(requestKey) || !isAwaited) return;
      keepFormer(null);
      setNewId(startedId);
      showNotice(texts.conversation.started);
      open(conversationPath(startedId));
    },
    onUnknown: () => {
      showNotice(texts.conversation.unknown);
      open(paths.home, { replace: true });
    },
  });
  const { live, thread } = conversation;
  const isStarting = id === null && live.status === "asking" && live.conversationId === null;

  function startNew(topicId: string | null = null) {
    const before = startOver(topicId);
    // Pressed again, it has nothing to leave behind, and keeps what it left before.
    const guideLeft = isUntouched(before) && former ? former.guide : before;
    if (id !== null || !isUntouched(before)) keepFormer({ guide: guideLeft, conversationId: id });
    open(paths.home);
  }

  function undoStartNew({ guide: before, conversationId: left }: DiscardedDraft) {
    act({ type: "restore", guide: restoreGuide(before, topics) });
    keepFormer(null);
    if (left !== null) open(conversationPath(left));
  }

  function submit() {
    if (guideError(guide, topics) || !guide.topicId) return act({ type: "next" });
    const requestKey = guide.requestKey ?? newRequestKey();
    act({ type: "submit", requestKey });
    const { projectName, topicId } = guide;
    void conversation.start({ projectName, topic: topicId, questionAnswers: answers }, requestKey);
  }

  return (
    <AppShell
      conversationId={id}
      open={open}
      training={training}
      current={id ? (thread?.conversation.topic ?? null) : sharedPath || training.isOn ? null : guide.topicId}
      onStartNew={() => startNew()}
      onTopic={(topicId) => startNew(topicId)}
    >
      <div className={styles.column}>
        {notice && (
          <Toast>
            <Notice>{notice}</Notice>
          </Toast>
        )}
        {former && id === null && sharedPath === null && !training.isOn && isUntouched(guide) && (
          <Notice>
            {isUntouched(former.guide) ? texts.conversation.startedAnew : texts.conversation.startedAnewUndoable}
            <Button kind="plain" onClick={() => undoStartNew(former)}>
              {texts.label.undo}
            </Button>
          </Notice>
        )}
        {sharedPath !== null ? (
          <SharedView key={sharedPath} path={sharedPath} onStartNew={() => startNew()} />
        ) : id !== null ? (
          <ConversationPanel
            key={id}
            {...{ id, username, hit, conversation }}
            isNew={id === newId}
            onStartNew={() => startNew()}
          />
        ) : training.isOn ? (
          <Suspense fallback={<Loading>{texts.label.loading}</Loading>}>
            <TrainingScreen ref={training.game} username={username} open={open} />
          </Suspense>
        ) : topics.length === 0 ? (
          <Notice>{texts.conversation.chatDisabled}</Notice>
        ) : guide.stage.name === "setup" ? (
          <>
            <SetupForm name={displayName} topics={topics} guide={guide} act={act} />
            <OnThisDay />
          </>
        ) : (
          <>
            <QuestionForm topics={topics} guide={guide} act={act} onSubmit={submit} isBusy={isStarting} />
            {live.status === "failed" && live.conversationId === null && (
              <FailedAsk message={live.message} text={joinAnswers(answers)} isSaved={false} onAskAgain={submit} />
            )}
          </>
        )}
      </div>
    </AppShell>
  );
}
