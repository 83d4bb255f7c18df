import "server-only";
import { limits } from "../../api/limits";
import type { SearchResult } from "../../api/responses";
import { nonEmptyAnswers } from "../../conversation/guided-answers";
import { searchWords, snippetOf } from "../../conversation/snippet";
import { normalizeForSearch } from "../../texts/rules";
import { searchTexts } from "../../texts/search";
import { listMatches, type MatchRow } from "../db/search";

/** POST /api/search: messages, replies, notes and files of this user that have every word of the term, newest first. */
export async function search(userId: string, term: string): Promise<SearchResult[]> {
  const terms = searchWords(term);
  if (terms.length === 0) return [];
  const rows = await listMatches(userId, terms);
  return rows.flatMap((row) => resultsOf(row, terms)).slice(0, limits.searchResults);
}

const { you, flexi, file } = searchTexts.prefix;

/** One result for a note or a file, and one each for a message and a reply. */
function resultsOf(row: MatchRow, terms: string[]): SearchResult[] {
  const { source, id, message, response, position } = row;
  const index = position ? position - 1 : null;
  const result = (type: SearchResult["type"], prefix: string, text: string): SearchResult => ({
    conversationId: row.conversationId,
    type,
    noteId: source === "note" ? id : null,
    index,
    snippet: prefix + snippetOf(text, terms),
    projectName: row.projectName ?? "",
    topic: row.topic,
    timestamp: row.createdAt.toISOString(),
  });
  if (source === "file") return [result("file", file, message ?? "")];
  if (source === "note") return [result("note", you, message ?? "")];
  const [messageType, responseType] =
    index === null
      ? (["conversation", "conversation"] as const)
      : (["continuation-message", "continuation-response"] as const);
  return [
    ...(message === null ? [] : [result(messageType, you, index === null ? startText(row, terms) : message)]),
    ...(response === null ? [] : [result(responseType, flexi, response)]),
  ];
}

/** The guided answers if they have one of the words; otherwise the match is in the name of the conversation. */
function startText({ questionAnswers, projectName }: MatchRow, terms: string[]): string {
  const answers = nonEmptyAnswers(questionAnswers ?? []).map(({ answer }) => answer);
  const text = answers.join("\n");
  const normalized = normalizeForSearch(text);
  return terms.some((term) => normalized.includes(term)) ? text : (projectName ?? "");
}
