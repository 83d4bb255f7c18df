import { useEffect, useEffectEvent } from "react";
import { useUsername } from "@/components/session/use-session";
import { clearDraft, storedDraft, writeDraft } from "@/lib/client/drafts";
import { isOfField, listDrafts, subscribeDrafts } from "@/lib/client/tab-draft";
import { isUnsentFile } from "@/lib/files/chosen-file";
import { byKey, type UnsentFile, withoutLink } from "@/lib/files/draft-file";
import { useFiles } from "./use-files";

/** The files that are sent with what is written in a field. Each has a draft of its own, and survives a reload. */
export function useDraftFiles(field: string) {
  const username = useUsername();

  const stored = () =>
    listDrafts(username, (scope) => isOfField(scope, field))
      .flatMap(({ scope, draft }) => (isUnsentFile(draft) ? [{ key: scope, file: draft }] : []))
      .sort(byKey);

  function store(key: string, file: UnsentFile | null) {
    if (file === null) clearDraft(username, key);
    else writeDraft(username, key, withoutLink(file));
  }

  const files = useFiles({ prefix: `${field}#`, stored, store });
  // They were sent, here or in another tab.
  const removeWithoutDraft = useEffectEvent(() => {
    for (const { key } of files.attachments) if (storedDraft(username, key) === null) files.remove(key);
  });
  useEffect(() => subscribeDrafts(() => removeWithoutDraft()), []);

  return files;
}
