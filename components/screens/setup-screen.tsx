import { useRef } from "react";
import { BeginWithPhoto } from "@/components/home/begin-with-photo";
import { GuidePrompts } from "@/components/home/guide-prompts";
import { SetupForm } from "@/components/home/setup-form";
import { useOnThisDay } from "@/components/home/use-on-this-day";
import { useUsedQuestions } from "@/components/home/use-used-questions";
import { useLatest } from "@/components/session/use-latest";
import { usePreload } from "@/components/shell/use-preload";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { isKnownWriter } from "@/lib/client/home-requests";
import type { TopicChoice } from "@/lib/config/topics";
import type { Guide, GuideAction } from "@/lib/conversation/guide/guide";
import { type Unfinished, useUnsent } from "./use-start-new";

// Loaded for people who have written.
const ReturningHome = lazyWithRetry(() => import("./returning-home").then(({ ReturningHome }) => ReturningHome), {
  Failed: () => null,
});
if (isKnownWriter()) ReturningHome.preload().catch(() => null);

type Props = {
  topics: TopicChoice[];
  guide: Guide;
  isStored: boolean;
  act: (action: GuideAction) => void;
  unfinished: Unfinished;
  onHistory: () => void;
  onPhoto: (file: File) => void;
};

/**
 * Home below the greeting: the form that begins a memory. Below it, `ReturningHome` for people who have written, questions to
 * begin with for others.
 */
export function SetupScreen({ topics, guide, isStored, act, unfinished, onHistory, onPhoto }: Props) {
  const nameField = useRef<HTMLTextAreaElement>(null);
  const { latest, isLatestKnown, isLatestPending } = useLatest();
  const { past, isPastKnown, isPastPending } = useOnThisDay();
  const used = useUsedQuestions();
  const unsent = useUnsent(unfinished);
  const isPending = isLatestPending || isPastPending;
  const hasWritten = [latest, past, unsent.guides, unsent.texts].some(({ length }) => length > 0);
  usePreload(hasWritten ? ReturningHome.preload : null);
  // After a failed call we do not know. Somebody with years of memories must not be taken for a newcomer.
  const isNew = isLatestKnown && isPastKnown && !hasWritten;
  const hasPrompts = isNew && topics.length > 1;

  function beginWith(action: GuideAction) {
    act(action);
    nameField.current?.focus();
  }

  return (
    <>
      <SetupForm
        topics={topics}
        guide={guide}
        isStored={isStored}
        act={act}
        onSubmit={() => act({ type: "next", used: used?.questions.map(({ text }) => text) })}
        nameField={nameField}
      />
      {!isPending && !hasPrompts && <BeginWithPhoto onFile={onPhoto} />}
      {/* Rendered all at once, so that nothing moves. */}
      {used && !isPending && hasWritten && (
        <ReturningHome
          {...{ topics, used, guide, unfinished, unsent, past, latest, onHistory }}
          onBegin={(begun) => beginWith({ type: "restore", guide: begun })}
        />
      )}
      {hasPrompts && (
        <GuidePrompts
          topics={topics}
          chosenId={guide.topicId}
          onChoose={(topicId) => beginWith({ type: "choose", topicId })}
          onPhoto={onPhoto}
        />
      )}
    </>
  );
}
