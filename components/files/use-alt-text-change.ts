import { useEffect, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { useUsername } from "@/components/session/use-session";
import { useBusy } from "@/components/ui/use-busy";
import type { StoredFile } from "@/lib/api/responses";
import { requestErrorOf } from "@/lib/client/api";
import { clearDraft, isDraftStored, readDraft, writeDraft } from "@/lib/client/drafts";
import { saveAltText } from "@/lib/client/upload";
import { threadUrl } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { uploadTexts } from "@/lib/texts/upload";
import { altTextProblem } from "./use-alt-texts";

const isThread = (key: unknown) => typeof key === "string" && key.startsWith(threadUrl(""));

type AltTextDraft = { altText: string };

const isAltTextDraft = ({ altText }: Partial<AltTextDraft>) => typeof altText === "string";

/**
 * Changes what a sent picture shows. `text`: what is being written, `null` while nothing is; it is stored in the browser until it is
 * saved. `isDescribing`: the picture was opened for that.
 */
export function useAltTextChange({ fileUrl, altText = "" }: StoredFile, isDescribing: boolean) {
  const { mutate } = useSWRConfig();
  const username = useUsername();
  const scope = `${fileUrl.split("?")[0]}.altText`;
  const [text, setText] = useState<string | null>(
    () => readDraft<AltTextDraft>(username, scope, isAltTextDraft)?.altText ?? (isDescribing ? altText : null),
  );
  const [isSaved, setIsSaved] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const { busy, run } = useBusy();

  const notStored = () => (isDraftStored(username, scope) ? "" : texts.ui.notStored);

  function write(written: string) {
    setText(written);
    if (written === altText) clearDraft(username, scope);
    else writeDraft(username, scope, { altText: written });
    setError(altTextProblem(written) ?? (notStored() || null));
  }

  // After the dialog has opened, which gives the focus to its first button.
  useEffect(() => {
    if (isDescribing) field.current?.focus();
  }, [isDescribing]);

  async function save() {
    if (text === null || altTextProblem(text)) return;
    try {
      await saveAltText(fileUrl, text);
      clearDraft(username, scope);
      // The thread contains the description, too.
      await mutate(isThread);
      setText(null);
      setIsSaved(true);
    } catch (failure) {
      setError(`${uploadTexts.altTextFailed(requestErrorOf(failure).message)} ${notStored()}`);
    }
  }

  return { field, text, isSaved, error, isBusy: busy, open: () => setText(altText), write, save: () => run(save) };
}
