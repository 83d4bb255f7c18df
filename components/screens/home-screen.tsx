import { type ComponentProps, lazy, Suspense } from "react";
import { loadReceiveReply, useConversation } from "@/components/conversation/thread/use-conversation";
import { useGuide } from "@/components/home/use-guide";
import { useConfig } from "@/components/session/use-config";
import { useUsername } from "@/components/session/use-session";
import { useTraining } from "@/components/session/use-training";
import { AppShell } from "@/components/shell/app-shell";
import { Toast } from "@/components/shell/toast";
import { Button } from "@/components/ui/button";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { Loading } from "@/components/ui/loading";
import { Notice } from "@/components/ui/notice";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { usePreload } from "@/components/ui/use-preload";
import { timings } from "@/lib/api/limits";
import { openPath, readAddress } from "@/lib/client/hash-location";
import { withLoadTimeout } from "@/lib/client/with-load-timeout";
import { enabledTopics } from "@/lib/config/topics";
import { isUntouched } from "@/lib/conversation/guide/guide";
import { type AppView, conversationPath, paths } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { screenTitles } from "@/lib/texts/screen-titles";
import { GuideScreen } from "./guide-screen";
import styles from "./home-screen.module.css";
import { useNewId } from "./use-new-id";
import { type Undo, useStartNew } from "./use-start-new";

const leafFallbacks = {
  Waiting: () => <Loading leaf>{texts.conversation.loading}</Loading>,
};
const listFallbacks = { Waiting: () => <Loading>{texts.label.loading}</Loading> };
const loadPanel = () => import("./conversation-panel");
const loadNewConversation = () => Promise.all([loadPanel(), loadReceiveReply()]);
const ConversationPanel = lazyWithRetry(
  () => loadPanel().then(({ ConversationPanel }) => ConversationPanel),
  leafFallbacks,
);
const HistoryPage = lazyWithRetry(
  () => import("@/components/history/history-page").then(({ HistoryPage }) => HistoryPage),
  listFallbacks,
);
const LifePage = lazyWithRetry(
  () => import("@/components/life-line/life-page").then(({ LifePage }) => LifePage),
  listFallbacks,
);
const SharedView = lazyWithRetry(() => import("./shared-view").then(({ SharedView }) => SharedView), leafFallbacks);
const TrainingScreen = lazy(() =>
  withLoadTimeout(import("./training-screen")).then(({ TrainingScreen }) => ({ default: TrainingScreen })),
);

/** Everything for a person who is signed in (spec §2): the menu, and beside it the screen of the address. */
export function HomeScreen({ view }: { view: AppView }) {
  const id = view.name === "conversation" ? view.id : null;
  const username = useUsername();
  const { app, features } = useConfig();
  const topics = enabledTopics(features);
  const training = useTraining(view);
  const guideState = useGuide(topics);
  const { guide, finish } = guideState;
  usePreload(id !== null ? loadPanel : guide.stage.name === "setup" ? null : loadNewConversation);
  const [newId, setNewId] = useNewId(id);
  const [notice, showNotice] = useAutoDismiss<string>(timings.acknowledgementMs);
  const startNewOptions = { username, guide: guideState, conversationId: id };
  const { undo, startNew, undoStartNew, forgetUndo, unfinished } = useStartNew(startNewOptions);
  const conversation = useConversation(id, {
    match: view.name === "conversation" ? view.match : null,
    onStarted: (startedId, requestKey, isAwaited, additions) => {
      if (!finish(requestKey, startedId, additions) || !isAwaited) return;
      forgetUndo();
      setNewId(startedId);
      showNotice(texts.conversation.started);
      openPath(conversationPath(startedId), { replace: readAddress().step > 0 });
    },
    onUnknown: () => {
      showNotice(texts.conversation.unknown);
      openPath(paths.home, { replace: true });
    },
  });

  function content(history: ComponentProps<typeof HistoryPage>) {
    switch (view.name) {
      case "home":
        return <GuideScreen key={guideState.edition} {...{ topics, conversation, unfinished }} guide={guideState} />;
      case "conversation":
        return (
          <ConversationPanel
            key={view.id}
            id={view.id}
            match={view.match}
            conversation={conversation}
            isNew={view.id === newId}
            removals={history.removals}
            onStartNew={() => startNew()}
          />
        );
      case "history":
        return <HistoryPage {...history} />;
      case "life":
        return <LifePage topics={topics} onBegin={(begun) => startNew(null, begun)} />;
      case "shared":
        return <SharedView key={view.path} path={view.path} onStartNew={() => startNew()} />;
      case "training":
        return (
          <Suspense fallback={<Loading>{texts.label.loading}</Loading>}>
            <TrainingScreen key={view.challenge} username={username} challengeId={view.challenge} />
          </Suspense>
        );
    }
  }

  // Not what a conversation is called: browsers keep the titles of the pages that were visited.
  const { displayName } = features.flexiFeatures.trainingMode;
  const titles = { ...screenTitles, training: displayName, history: texts.menu.history, life: texts.menu.life };
  const shownTopic = conversation.thread?.conversation.topic ?? null;
  return (
    <AppShell
      conversationId={id}
      training={training}
      view={view.name}
      currentTopic={view.name === "home" ? guide.topicId : id && shownTopic}
      // Home itself, also if a question is open there.
      onHome={() => guide.stage.name !== "setup" && guideState.act({ type: "open", step: 0 })}
      onStartNew={() => startNew()}
      onTopic={(topicId) => startNew(topicId)}
    >
      {(history) => (
        <div className={styles.column} data-view={view.name}>
          <title>{titles[view.name] ? `${titles[view.name]} – ${app.title}` : app.title}</title>
          <Toast>
            <Notice>{notice}</Notice>
          </Toast>
          <Notice>
            {undo && view.name === "home" && (isDiscard(undo) || isUntouched(guide)) && (
              <>
                {undoSentence(undo)}
                <Button kind="plain" onClick={undoStartNew}>
                  {texts.label.undo}
                </Button>
              </>
            )}
          </Notice>
          {content(history)}
        </div>
      )}
    </AppShell>
  );
}

const isDiscard = (undo: Undo) => "unsent" in undo || undo.isDiscarded === true;

function undoSentence(undo: Undo): string {
  if ("unsent" in undo) return texts.home.discardedText;
  if (undo.isDiscarded) return texts.home.discarded;
  return isUntouched(undo.guide) ? texts.home.startedAnew : texts.home.startedAnewUndoable;
}
