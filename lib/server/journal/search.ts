import "server-only";
import { limits } from "../../api/limits";
import type { SearchResult } from "../../api/responses";
import type { QuestionAnswer } from "../../api/schemas";
import { nonEmptyAnswers } from "../../conversation/guided-answers";
import { searchWords, snippetOf } from "../../conversation/snippet";
import { normalizeForSearch } from "../../texts/rules";
import { searchTexts } from "../../texts/search";
import { type FoundRow, searchWritten } from "../db/search";

/** POST /api/search: everything of this user's that has every word of the term, newest first. */
export async function search(userId: string, term: string): Promise<SearchResult[]> {
  const words = searchWords(term);
  if (words.length === 0) return [];
  const rows = await searchWritten(userId, words);
  return rows.flatMap((row) => resultsOf(row, words)).slice(0, limits.searchResults);
}

const { you, flexi, file } = searchTexts.prefix;

/** One result for a note or a file, one for each side of a turn that has the words. */
function resultsOf(row: FoundRow, words: string[]): SearchResult[] {
  const { source, id, message, response, position } = row;
  const index = position ? position - 1 : null;
  const result = (type: SearchResult["type"], prefix: string, text: string): SearchResult => ({
    conversationId: row.conversationId,
    type,
    noteId: source === "note" ? id : null,
    index,
    snippet: prefix + snippetOf(text, words),
    projectName: row.projectName ?? "",
    timestamp: row.createdAt.toISOString(),
  });
  if (source === "file") return [result("file", file, message ?? "")];
  if (source === "note") return [result("note", you, message ?? "")];
  const [asked, answered] =
    index === null
      ? (["conversation", "conversation"] as const)
      : (["continuation-message", "continuation-response"] as const);
  return [
    ...(message === null ? [] : [result(asked, you, index === null ? answersOf(row, words) : message)]),
    ...(response === null ? [] : [result(answered, flexi, response)]),
  ];
}

/** The answers, where one of the words is in them; else only the name of the conversation has it. */
function answersOf({ questionAnswers, projectName }: FoundRow, words: string[]): string {
  const answers = nonEmptyAnswers(questionAnswers as QuestionAnswer[]).map(({ answer }) => answer);
  const text = answers.join("\n");
  const folded = normalizeForSearch(text);
  return words.some((word) => folded.includes(word)) ? text : (projectName ?? "");
}
