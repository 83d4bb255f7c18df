import { QuestionForm } from "@/components/conversation/question-form";
import { SetupForm } from "@/components/conversation/setup-form";
import type { ConversationState } from "@/components/conversation/use-conversation";
import type { GuideState } from "@/components/conversation/use-guide";
import { OnThisDay } from "@/components/history/on-this-day";
import { useDisplayName } from "@/components/session/use-display-name";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { Notice } from "@/components/ui/notice";
import { newRequestKey } from "@/lib/client/request-key";
import type { TopicChoice } from "@/lib/config/topics";
import { guideError } from "@/lib/conversation/guide";
import { joinAnswers } from "@/lib/conversation/guided-answers";
import { texts } from "@/lib/texts";

// Loaded together with the conversation, before anything can be submitted.
const FailedReply = lazyWithRetry(
  () => import("@/components/conversation/failed-reply").then(({ FailedReply }) => FailedReply),
  { Failed: ({ message }) => <Notice kind="error">{texts.conversation.startError(message)}</Notice> },
);

type Props = { topics: TopicChoice[]; guide: GuideState; conversation: ConversationState };

/** The guide (spec §4): a topic and a name, then one question after the other, until the first AI call starts the conversation. */
export function GuideScreen({ topics, guide: { guide, act, answers }, conversation }: Props) {
  const displayName = useDisplayName();
  const { live, startConversation } = conversation;
  const isNew = live.status !== "idle" && live.conversationId === null;

  function submit() {
    if (guideError(guide, topics) || !guide.topicId) return act({ type: "next" });
    const requestKey = guide.requestKey ?? newRequestKey();
    act({ type: "submit", requestKey });
    const { projectName, topicId } = guide;
    void startConversation({ projectName, topic: topicId, questionAnswers: answers }, requestKey);
  }

  if (topics.length === 0) return <Notice>{texts.conversation.chatDisabled}</Notice>;
  if (guide.stage.name === "setup") {
    return (
      <>
        <SetupForm name={displayName} topics={topics} guide={guide} act={act} />
        <OnThisDay />
      </>
    );
  }
  return (
    <>
      <QuestionForm
        topics={topics}
        guide={guide}
        act={act}
        onSubmit={submit}
        isBusy={isNew && live.status === "asking"}
      />
      {isNew && live.status === "failed" && (
        <FailedReply message={live.message} text={joinAnswers(answers)} onRetry={submit} />
      )}
    </>
  );
}
