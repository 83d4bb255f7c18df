import { useRef, useState } from "react";
import type { ConversationState } from "@/components/conversation/thread/use-conversation";
import { Greeting } from "@/components/home/greeting";
import home from "@/components/home/home.module.css";
import type { Submission } from "@/components/home/question-form";
import type { GuideState } from "@/components/home/use-guide";
import { useGuideHistory } from "@/components/home/use-guide-history";
import type { PhotoControls } from "@/components/home/use-guide-photos";
import { useDisplayName } from "@/components/session/use-display-name";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { Loading } from "@/components/ui/loading";
import { MissingPart } from "@/components/ui/missing-part";
import { usePreload } from "@/components/ui/use-preload";
import { newRequestKey } from "@/lib/client/request-key";
import type { TopicChoice } from "@/lib/config/topics";
import { guideError } from "@/lib/conversation/guide/guide";
import { joinAnswers } from "@/lib/conversation/guide/guided-answers";
import { texts } from "@/lib/texts";
import { SetupScreen } from "./setup-screen";
import type { Unfinished } from "./use-start-new";

// Loaded when something is chosen or typed in the setup or a question is pointed at, before one can be opened.
const QuestionForm = lazyWithRetry(
  () => import("@/components/home/question-form").then(({ QuestionForm }) => QuestionForm),
  { Waiting: () => <Loading leaf>{texts.conversation.loading}</Loading> },
);
// Part of what home shows people who have written.
const NoTopics = lazyWithRetry<object>(() => import("./returning-home").then(({ NoTopics }) => NoTopics));
// Loaded when a memory begins with photos.
const GuidePhotos = lazyWithRetry(() =>
  import("@/components/home/guide-photos").then(({ GuidePhotos }) => GuidePhotos),
);
// Loaded together with the conversation, before anything can be submitted.
const FailedReply = lazyWithRetry(
  () => import("@/components/conversation/thread/failed-reply").then(({ FailedReply }) => FailedReply),
  {
    Failed: ({ message, onRetry }) => (
      <MissingPart sentence={texts.conversation.startError(message)} onRetry={onRetry} />
    ),
  },
);

type Props = {
  topics: TopicChoice[];
  guide: GuideState;
  conversation: ConversationState;
  unfinished: Unfinished;
};

/** The guide (spec §4): a topic and a name, then one question after the other, until the first AI call starts the conversation. */
export function GuideScreen({
  topics,
  guide: { guide, scope, isStored, act, answers },
  conversation,
  unfinished,
}: Props) {
  const displayName = useDisplayName();
  const { live, startConversation } = conversation;
  const isNew = live.status !== "idle" && live.conversationId === null;
  const isBusy = isNew && live.status === "asking";
  const isBegun = guide.topicId !== null || guide.projectName !== "";
  useGuideHistory(guide, topics, act);
  const [chosen, setChosen] = useState<File[]>([]);
  const [photoDay, setPhotoDay] = useState<string | null>(null);
  const { photos = [] } = guide;
  // Those that were chosen before a reload are uploaded, or a message tells why not. One on its way in another tab is left to that tab.
  const [hadPhotos] = useState(photos.length > 0);
  const arePhotosShown = chosen.length > 0 || hadPhotos || photos.some(({ file }) => "fileId" in file);
  const photoControls = useRef<PhotoControls | null>(null);
  // Remembered for another attempt.
  const submitted = useRef<Submission | null>(null);
  usePreload(isBegun ? QuestionForm.preload : null);

  async function submit(submission: Submission | null) {
    submitted.current = submission;
    if (!submission || guideError(guide, topics, true) || !guide.topicId) return act({ type: "next" });
    const requestKey = guide.requestKey ?? newRequestKey();
    act({ type: "submit", requestKey });
    const files = photos.length > 0 ? await photoControls.current?.uploaded() : [];
    if (!files) return;
    const { topicId: topic, whenText } = guide;
    const start = { ...submission, topic, whenText, questionAnswers: answers, files };
    if ((await startConversation(start, requestKey)) === "file_expired") photoControls.current?.markGone();
  }

  if (topics.length === 0) {
    return <NoTopics />;
  }
  const isSetup = guide.stage.name === "setup";
  return (
    <div className={isSetup ? home.home : undefined}>
      {isSetup && <Greeting name={displayName} />}
      {/* In the same position in both steps, so that its upload goes on. */}
      {arePhotosShown && (
        <GuidePhotos
          {...{ chosen, guide, scope, act, isBusy }}
          controls={photoControls}
          day={photoDay}
          onDay={setPhotoDay}
        />
      )}
      {isSetup ? (
        <SetupScreen
          {...{ topics, guide, isStored, act, unfinished }}
          onPhotos={setChosen}
          onPointAt={() => QuestionForm.preload().catch(() => null)}
        />
      ) : (
        <div data-step="question">
          <QuestionForm
            topics={topics}
            guide={guide}
            isStored={isStored}
            photoDay={photos.length > 0 ? photoDay : null}
            act={act}
            onSubmit={(submission) => void submit(submission)}
            isBusy={isBusy}
          />
          {isNew && live.status === "failed" && (
            <FailedReply
              message={live.message}
              text={joinAnswers(answers)}
              onRetry={() => void submit(submitted.current)}
            />
          )}
        </div>
      )}
    </div>
  );
}
