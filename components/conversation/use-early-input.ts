import { useLayoutEffect, useRef } from "react";
import { earlyForm, isQuestionPressed } from "@/lib/client/first-paint";
import type { Guide, GuideAction } from "@/lib/conversation/guide";

/** Takes over what was typed, chosen and submitted in the form of the waiting screen, and the focus. Returns the ref of the form. */
export function useEarlyInput(guide: Guide, act: (action: GuideAction) => void) {
  const ref = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useLayoutEffect(() => {
    const [early, form] = [earlyForm(), ref.current];
    if (!early || !form) return;
    const { topic, projectName } = Object.fromEntries(new FormData(early)) as { topic?: string; projectName: string };
    if (topic || projectName) {
      act({ type: "restore", guide: { ...guide, topicId: topic || guide.topicId, projectName } });
    }
    const active = [...early.elements].indexOf(document.activeElement as Element);
    const field = form.elements[active] as HTMLElement | undefined;
    field?.focus();
    if (field instanceof HTMLTextAreaElement) {
      const { selectionStart, selectionEnd } = early.elements[active] as HTMLTextAreaElement;
      field.value = projectName;
      field.setSelectionRange(selectionStart, selectionEnd);
    }
    // After the guide has what was typed. A question that was pressed comes first, when it is there.
    if ("submitted" in early.dataset && !isQuestionPressed()) requestAnimationFrame(() => ref.current?.requestSubmit());
  }, []);
  return ref;
}
