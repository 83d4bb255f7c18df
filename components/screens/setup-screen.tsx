import { useRef } from "react";
import { Greeting } from "@/components/conversation/greeting";
import guideStyles from "@/components/conversation/guide.module.css";
import { GuidePrompts } from "@/components/conversation/guide-prompts";
import { SetupForm } from "@/components/conversation/setup-form";
import { useLatest } from "@/components/history/use-latest";
import { useOnThisDay } from "@/components/history/use-on-this-day";
import { useDisplayName } from "@/components/session/use-display-name";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import type { TopicChoice } from "@/lib/config/topics";
import type { Guide, GuideAction } from "@/lib/conversation/guide";

// Loaded for people who have written.
const Memories = lazyWithRetry(() => import("@/components/history/memories").then(({ Memories }) => Memories), {
  Failed: () => null,
});

type Props = { topics: TopicChoice[]; guide: Guide; act: (action: GuideAction) => void; onHistory: () => void };

/** Home: the greeting, the beginning of a new memory, and below it what was written before, or questions to begin with. */
export function SetupScreen({ topics, guide, act, onHistory }: Props) {
  const displayName = useDisplayName();
  const nameField = useRef<HTMLTextAreaElement>(null);
  const { latest, isLatestKnown } = useLatest();
  const { past, isPastKnown } = useOnThisDay();
  const isKnown = isLatestKnown && isPastKnown;
  const hasWritten = latest.length > 0 || past.length > 0;

  function beginWith(topicId: string) {
    act({ type: "choose", topicId });
    nameField.current?.focus();
  }

  return (
    <div className={guideStyles.home}>
      <Greeting name={displayName} />
      <SetupForm topics={topics} guide={guide} act={act} nameField={nameField} />
      {isKnown && hasWritten && <Memories past={past} latest={latest} onHistory={onHistory} />}
      {isKnown && !hasWritten && topics.length > 1 && (
        <GuidePrompts topics={topics} chosenId={guide.topicId} onChoose={beginWith} />
      )}
    </div>
  );
}
