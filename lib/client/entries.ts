import type { CurrentVersion, EntryVersion } from "../api/responses";
import { listOf, number, shape, text } from "../api/shape";
import { threadUrl } from "../routes";
import { post, readResponse, send } from "./api";

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

/** The number of the new version, or what the entry is now because somebody changed it meanwhile. */
export type ChangeResult = { version: number } | { current: CurrentVersion };

async function change(method: "PATCH" | "DELETE", url: string, body: object): Promise<ChangeResult> {
  const response = await send(method, url, body);
  if (response.status === 409) {
    const conflict: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    if (isStale(conflict)) return { current: conflict.current };
  }
  return readResponse(response, isChanged);
}

/** `version`: the one that is replaced. */
export const editEntry = (url: string, newText: string, version: number) =>
  change("PATCH", url, { text: newText, version });

/** `forGood`: with all earlier versions. */
export const removeEntry = (url: string, version: number, forGood: boolean) =>
  change("DELETE", url, { version, forGood });

/** Makes an earlier version the current one again. */
export const restoreEntry = (url: string, version: number, current: number) =>
  post(`${url}/restore`, { version, current }, isChanged);
