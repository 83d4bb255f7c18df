import type { CurrentVersion, EntryVersion } from "../api/responses";
import { listOf, number, shape, text } from "../api/shape";
import { threadUrl } from "../routes";
import { post, readResponse, requestErrorOf, send } from "./api";

// The calls that change single entries of a conversation.

export const entryUrl = (conversationId: string, entryId: string) =>
  `${threadUrl(conversationId)}/entries/${encodeURIComponent(entryId)}`;

export const versionsUrl = (conversationId: string, entryId: string) => `${entryUrl(conversationId, entryId)}/versions`;

type Changed = { message: string; version: number };
const isChanged = shape<Changed>({ message: text, version: number });
const isStale = shape<{ current: CurrentVersion }>({ current: shape<CurrentVersion>({ version: number, text }) });

export const isVersionList = shape<{ versions: EntryVersion[] }>({
  versions: listOf(shape<EntryVersion>({ version: number, text, replacedAt: text })),
});

/** The result of a change. `stale`: somebody has changed the entry meanwhile. `pending`: refused until the reply is complete. */
export type SaveResult =
  | { status: "saved"; version: number }
  | { status: "stale"; current: CurrentVersion }
  | { status: "pending" }
  | { status: "failed"; message: string };

async function change(method: "PATCH" | "DELETE", url: string, body: object): Promise<SaveResult> {
  try {
    const response = await send(method, url, body);
    const conflict: unknown =
      response.status === 409 &&
      (await response
        .clone()
        .json()
        .catch(() => null));
    if (isStale(conflict)) return { status: "stale", current: conflict.current };
    return { status: "saved", version: (await readResponse(response, isChanged)).version };
  } catch (failure) {
    const { code, message } = requestErrorOf(failure);
    return code === "reply_pending" ? { status: "pending" } : { status: "failed", message };
  }
}

/** An empty text removes the entry. `version`: the one that is replaced. */
export const saveEntry = (url: string, newText: string, version: number) =>
  newText === "" ? removeEntry(url, version, false) : change("PATCH", url, { text: newText, version });

/** `forGood`: with all earlier versions. */
export const removeEntry = (url: string, version: number, forGood: boolean) =>
  change("DELETE", url, { version, forGood });

/** Makes an earlier version the current one again. */
export const restoreEntry = (url: string, version: number, current: number) =>
  post(`${url}/restore`, { version, current }, isChanged);
