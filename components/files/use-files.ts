import { useAltTexts } from "./use-alt-texts";
import { useUploads } from "./use-uploads";

/** The files of a message or of a guide that is not sent yet, and what is written about them. */
export function useFiles(options: Parameters<typeof useUploads>[0]) {
  const uploads = useUploads(options);
  return { ...uploads, altTexts: useAltTexts(uploads) };
}

export type Files = ReturnType<typeof useFiles>;
