import { useState } from "react";
import { useSWRConfig } from "swr";
import { useBusy } from "@/components/ui/use-busy";
import type { StoredFile } from "@/lib/api/responses";
import type { RequestError } from "@/lib/client/api";
import { saveAltText } from "@/lib/client/upload";
import { threadUrl } from "@/lib/routes";
import { uploadTexts } from "@/lib/texts/upload";
import { altTextProblem } from "./use-alt-text";

const isThread = (key: unknown) => typeof key === "string" && key.startsWith(threadUrl(""));

/** Changes what a sent picture shows. `text`: what is being written, `null` while nothing is. */
export function useAltTextChange({ fileUrl, altText = "" }: StoredFile) {
  const { mutate } = useSWRConfig();
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { busy, run } = useBusy();

  function write(written: string) {
    setText(written);
    setError(altTextProblem(written));
  }

  async function save() {
    if (text === null || altTextProblem(text)) return;
    try {
      await saveAltText(fileUrl, text);
      // The thread has it in each of its pictures.
      await mutate(isThread);
      setText(null);
    } catch (failure) {
      setError(uploadTexts.altTextFailed((failure as RequestError).message));
    }
  }

  return { text, error, isBusy: busy, open: () => setText(altText), write, save: () => run(save) };
}
