import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Conversation } from "@/lib/api/responses";
import { keepLocalName, parseLocalNames, storedLocalNames, subscribeLocalNames } from "@/lib/client/local-names";
import { useSession } from "./use-session";

export type CalledConversation = Pick<Conversation, "_id" | "projectName">;

/** What a conversation is called here. `isLocal`: the person chose the name, and only this device knows it. */
export type Called = { name: string; isLocal: boolean };

/** What became of a new name. "not kept": this browser cannot keep it. */
export type Renaming = "renamed" | "unchanged" | "not kept";

/** What this person calls their conversations on this device. */
export function useLocalNames() {
  const session = useSession();
  const username = session.status === "in" ? session.username : "";
  const stored = useSyncExternalStore(subscribeLocalNames, () => storedLocalNames(username));
  const names = useMemo(() => parseLocalNames(stored), [stored]);

  const called = ({ _id, projectName }: CalledConversation): Called => ({
    name: names[_id] ?? projectName,
    isLocal: names[_id] !== undefined,
  });

  /** An empty name, and the original one, give the original one back. */
  const rename = useCallback(
    ({ _id, projectName }: CalledConversation, name: string): Renaming => {
      const chosen = name.trim() || projectName;
      if (chosen === (names[_id] ?? projectName)) return "unchanged";
      return keepLocalName(username, _id, chosen === projectName ? null : chosen) ? "renamed" : "not kept";
    },
    [username, names],
  );

  return { called, rename };
}
