import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Conversation } from "@/lib/api/responses";
import { keepLocalName, parseLocalNames, storedLocalNames, subscribeLocalNames } from "@/lib/client/local-names";
import { useUsername } from "./use-session";

type NamedConversation = Pick<Conversation, "_id" | "projectName">;

/** `isLocal`: the person chose the name, and only this device knows it. */
export type DisplayedName = { name: string; isLocal: boolean };

/** "not saved": this browser cannot save the new name. */
type RenameResult = "renamed" | "unchanged" | "not saved";

/** The names that this person gave their conversations on this device. */
export function useLocalNames() {
  const username = useUsername();
  const stored = useSyncExternalStore(subscribeLocalNames, () => storedLocalNames(username));
  const names = useMemo(() => parseLocalNames(stored), [stored]);

  const nameOf = useCallback(
    ({ _id, projectName }: NamedConversation): DisplayedName => ({
      name: names[_id] ?? projectName,
      isLocal: names[_id] !== undefined,
    }),
    [names],
  );

  /** An empty name restores the original one. */
  const rename = useCallback(
    ({ _id, projectName }: NamedConversation, name: string): RenameResult => {
      const chosen = name.trim() || projectName;
      if (chosen === (names[_id] ?? projectName)) return "unchanged";
      return keepLocalName(username, _id, chosen === projectName ? null : chosen) ? "renamed" : "not saved";
    },
    [username, names],
  );

  return { names, nameOf, rename };
}
