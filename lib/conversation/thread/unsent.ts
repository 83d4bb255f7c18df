import type { UploadedFile } from "../../api/responses";
import { type Guide, isUntouched } from "../guide/guide";
import { isGuide } from "../guide/stored-guide";

/** Something unsent that is stored in the browser, by its scope (lib/client/drafts.ts). */
export type StoredDraft = { scope: string; draft: object };

/** `conversationName`: an earlier version of the app stored none. `fileScopes`: of the drafts of the files that it was sent with. */
export type TextDraft = {
  text: string;
  requestKey: string;
  conversationName?: string;
  fileScopes?: string[];
  isSetAside?: boolean;
};

/** `version`: the one that it is to replace. `savedText`: what the entry said then. */
export type EntryDraft = { text: string; version: number; conversationName?: string; savedText?: string };

/** A name that is typed and not saved: of a conversation, or the person's own. */
export const isNameDraft = ({ text }: Partial<{ text: string }>) => typeof text === "string";

export const isTextDraft = ({ text, requestKey }: Partial<TextDraft>) =>
  typeof text === "string" && typeof requestKey === "string";

export const isEntryDraft = ({ text, version }: Partial<EntryDraft>) =>
  typeof text === "string" && typeof version === "number";

/** Unsent words of a conversation. `entryId`: of the entry that they change. */
export type Unsent = StoredDraft & {
  conversationId: string;
  kind: "message" | "note" | "entry";
  entryId: string;
  text: string;
  savedText: string;
  conversationName: string;
};

const scopeOfText = /^([\w-]+)\.(message|note|entry)(?:\.([\w-]+))?(?:#|$)/;

/** The unsent words of conversations among stored drafts, in their order. */
export function unsentTexts(drafts: StoredDraft[]): Unsent[] {
  return drafts.flatMap(({ scope, draft }) => {
    const [, conversationId, kind, entryId = ""] = scopeOfText.exec(scope) ?? [];
    if (!conversationId || !(kind === "entry" ? isEntryDraft(draft) : isTextDraft(draft))) return [];
    const { savedText = "", conversationName = "", ...written } = draft as EntryDraft & TextDraft;
    const text = written.text.trim() ? written.text : namesOf(written.fileScopes ?? [], drafts);
    if (text === "") return [];
    return [{ scope, draft, conversationId, kind: kind as Unsent["kind"], entryId, text, savedText, conversationName }];
  });
}

/** The names of files that are sent without words. */
function namesOf(scopes: string[], drafts: StoredDraft[]): string {
  const files = drafts.filter(({ scope }) => scopes.includes(scope));
  return files.map(({ draft }) => (draft as Partial<UploadedFile>).file?.fileName).join(", ");
}

/** A memory that was begun and neither sent nor discarded. */
export type UnfinishedGuide = { scope: string; guide: Guide };

/** The memories that were begun, among stored drafts, in their order. */
export function unfinishedGuides(drafts: StoredDraft[]): UnfinishedGuide[] {
  return drafts.flatMap(({ scope, draft }) => {
    const isBegun = /^new\.guide(#|$)/.test(scope) && isGuide(draft) && !isUntouched(draft as Guide);
    return isBegun ? [{ scope, guide: draft as Guide }] : [];
  });
}

/** What a logout deletes. `unnamed`: how many conversations with unsent words have no known name. */
export type UnsentSummary = {
  names: string[];
  unnamed: number;
  memories: number;
  files: number;
  descriptions: number;
  unsavedNames: number;
  /** 1 if a game has scores that are not saved yet. */
  results: number;
};

/** `null`: nothing is unsent. */
export function summarizeUnsent(
  drafts: StoredDraft[],
  nameOf: (conversationId: string, storedName: string) => string,
): UnsentSummary | null {
  const names = new Map<string, string>();
  for (const { conversationId, conversationName } of unsentTexts(drafts)) {
    if (!names.get(conversationId)) names.set(conversationId, nameOf(conversationId, conversationName));
  }
  const known = [...names.values()].filter((name) => name !== "");
  const countOf = (form: RegExp) => drafts.filter(({ scope }) => form.test(scope)).length;
  const counts = {
    unnamed: names.size - known.length + countOf(/^[\w-]+\.contribution\.(?!file-)/),
    memories: unfinishedGuides(drafts).length,
    files: countOf(/\.file(#|-|$)/),
    descriptions: countOf(/\.altText$/),
    unsavedNames: countOf(/^[\w-]+\.(name|displayName)(#|$)/),
    results: unsavedScores(drafts) > 0 ? 1 : 0,
  };
  return known.length > 0 || Object.values(counts).some(Boolean) ? { names: known, ...counts } : null;
}

function unsavedScores(drafts: StoredDraft[]): number {
  const game: { unsaved?: unknown } | undefined = drafts.find(({ scope }) => scope === "training.game")?.draft;
  return Array.isArray(game?.unsaved) ? game.unsaved.length : 0;
}
