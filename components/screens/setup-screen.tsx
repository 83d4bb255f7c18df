import { useState } from "react";
import { GuidePrompts } from "@/components/home/guide-prompts";
import styles from "@/components/home/home.module.css";
import { QuestionOfTheDay } from "@/components/home/question-of-the-day";
import { SetupForm } from "@/components/home/setup-form";
import { useOnThisDay } from "@/components/home/use-on-this-day";
import { useUsedQuestions } from "@/components/home/use-used-questions";
import { useLatest } from "@/components/session/use-latest";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { TitledSection } from "@/components/ui/titled-section";
import { usePreload } from "@/components/ui/use-preload";
import { isKnownWriter } from "@/lib/client/home-requests";
import type { TopicChoice } from "@/lib/config/topics";
import { type Guide, type GuideAction, isUntouched } from "@/lib/conversation/guide/guide";
import { homeTexts } from "@/lib/texts/home";
import { type Unfinished, useUnsent } from "./use-start-new";

// Loaded for people who have written.
const ReturningHome = lazyWithRetry(() => import("./returning-home").then(({ ReturningHome }) => ReturningHome), {
  Waiting: () => <div className={styles.waiting} />,
  Failed: () => null,
});
if (isKnownWriter()) ReturningHome.preload().catch(() => null);

type Props = {
  topics: TopicChoice[];
  guide: Guide;
  isStored: boolean;
  act: (action: GuideAction) => void;
  unfinished: Unfinished;
  onPhotos: (files: File[]) => void;
  /** A question is pointed at or has the focus, so that it may soon be opened. */
  onPointAt: () => void;
};

/**
 * Home below the greeting: a question to write about, then what somebody has written before (`ReturningHome`), and the form for a
 * memory of one's own choice, with more questions for newcomers. A form that is begun comes right after the first question.
 */
export function SetupScreen({ topics, guide, isStored, act, unfinished, onPhotos, onPointAt }: Props) {
  const { latest, isLatestKnown, isLatestPending } = useLatest();
  const { past, isPastKnown, isPastPending } = useOnThisDay();
  const used = useUsedQuestions();
  const unsent = useUnsent(unfinished);
  const [isBegun] = useState(guide.topicId !== null || !isUntouched(guide));
  const isPending = isLatestPending || isPastPending;
  const others = unsent.guides.filter(({ scope }) => scope !== unfinished.shown);
  const hasWritten = [latest, past, others, unsent.texts].some(({ length }) => length > 0);
  usePreload(hasWritten ? ReturningHome.preload : null);
  // After a failed call we do not know. Somebody with years of memories must not be taken for a newcomer.
  const isNew = isLatestKnown && isPastKnown && !hasWritten;
  const hasPrompts = isNew && topics.length > 1;

  const begin = (begun: Guide) => act({ type: "restore", guide: begun });
  const ownChoice = (
    <TitledSection title={homeTexts.ownChoice}>
      <SetupForm
        topics={topics}
        guide={guide}
        isStored={isStored}
        act={act}
        onSubmit={() => act({ type: "next", used: used?.questions.map(({ text }) => text) })}
      />
    </TitledSection>
  );

  return (
    <>
      <QuestionOfTheDay {...{ topics, used, guide, onPhotos, onPointAt }} onBegin={begin} />
      {isBegun && ownChoice}
      {/* Rendered all at once, so that nothing moves. */}
      {!isPending && hasWritten && <ReturningHome {...{ unfinished, unsent, past, latest }} />}
      {!isPending && !isBegun && ownChoice}
      {hasPrompts && <GuidePrompts {...{ topics, guide, onPointAt }} onBegin={begin} />}
    </>
  );
}
