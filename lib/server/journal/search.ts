import type { SearchResult, SearchResults } from "../../api/responses";
import type { SearchFilter } from "../../api/schemas";
import { serverLimits } from "../../api/server-limits";
import type { FeatureConfig } from "../../config/app-config";
import { topicName } from "../../config/topics";
import { nonEmptyAnswers, searchedText } from "../../conversation/guide/guided-answers";
import {
  containsText,
  containsWord,
  correctedTerm,
  parseSearchTerm,
  type SearchWord,
  startsAWord,
} from "../../conversation/search/search-term";
import { snippetOf } from "../../conversation/search/snippet";
import { normalizeForSearch } from "../../texts/normalize";
import { searchTexts } from "../../texts/search";
import { listMatches, type MatchRow, type SearchCursor } from "../db/search";
import { searchRanks } from "../db/search-ranking";
import { correctionConditions, searchConditions } from "./search-conditions";

/**
 * POST /api/search: messages, replies, notes and files of this user that have every word of the term: the person's own texts first,
 * then replies, then both with other forms of the words, then conversations by their topic and questions; each newest first. If there
 * is nothing at all, words of these texts that differ by one letter are searched for instead.
 */
export async function search(
  userId: string,
  term: string,
  filter: SearchFilter,
  cursor: SearchCursor | null,
  features: FeatureConfig,
): Promise<SearchResults> {
  const page = await findPage(userId, term, filter, cursor, features);
  if (page.results.length > 0 || page.nextCursor || cursor) return page;
  const searchedFor = await findCorrection(userId, term, filter);
  return searchedFor ? { ...(await findPage(userId, searchedFor, filter, null, features)), searchedFor } : page;
}

async function findPage(
  ...[userId, typed, filter, cursor, features]: Parameters<typeof search>
): Promise<SearchResults> {
  const term = parseSearchTerm(typed);
  if (term.words.length === 0) return { results: [], nextCursor: null };
  const found = await listMatches(userId, searchConditions(term, filter, features), cursor);
  const rows = found.slice(0, serverLimits.searchResults);
  const last = found.length > rows.length ? rows.at(-1) : undefined;
  const results = rows
    .filter((row) => row.rank !== searchRanks.topic || isAboutTopic(row, term.words, features))
    .map((row) => resultOf(row, term.words));
  return { results, nextCursor: last ? cursorOf(last) : null };
}

/** The first correction of the term that a text has, as whole words if possible. */
async function findCorrection(userId: string, term: string, filter: SearchFilter): Promise<string | undefined> {
  const conditions = correctionConditions(parseSearchTerm(term), filter);
  if (!conditions) return undefined;
  const rows = await listMatches(userId, conditions, null);
  const texts = rows.map((row) => normalizeForSearch(searchedTextOf(row)));
  const correctionsOf = (isWhole: boolean) => texts.flatMap((text) => correctedTerm(term, text, isWhole) ?? []);
  return [...correctionsOf(true), ...correctionsOf(false)][0];
}

const cursorOf = ({ rank, createdAt, orderIndex, id }: MatchRow) =>
  [rank, createdAt.getTime(), orderIndex, id].join("-");

const { you, flexi, file } = searchTexts.prefix;

function resultOf(row: MatchRow, words: SearchWord[]): SearchResult {
  const { source, id, position, isReply } = row;
  const index = position ? position - 1 : null;
  const continuation = isReply ? "continuation-response" : "continuation-message";
  const ofTurn = index === null ? "conversation" : continuation;
  const prefix = source === "file" ? file : isReply ? flexi : you;
  return {
    conversationId: row.conversationId,
    type: source === "turn" ? ofTurn : source,
    noteId: source === "note" ? id : null,
    index,
    snippet: prefix + snippetOf(shownText(row, words), words),
    projectName: row.projectName ?? "",
    topic: row.topic,
    timestamp: row.createdAt.toISOString(),
  };
}

const isStart = ({ questionAnswers, isReply }: MatchRow) => questionAnswers !== null && !isReply;

/** The text of a row that is searched; for the first turn, the name of the conversation and the answers. */
function searchedTextOf(row: MatchRow): string {
  return isStart(row) ? searchedText(row.projectName ?? "", row.questionAnswers ?? []) : row.text;
}

/**
 * The text that a result shows; for the first turn the answers if they have one of the words, otherwise the questions;
 * otherwise the match is in the name.
 */
function shownText(row: MatchRow, words: SearchWord[]): string {
  if (!isStart(row)) return row.text;
  const answers = nonEmptyAnswers(row.questionAnswers ?? []);
  const text = answers.map(({ answer }) => answer).join("\n");
  if (containsAny(text, words)) return text;
  if (row.rank !== searchRanks.topic) return row.projectName ?? "";
  const matching = answers.find(({ question }) => containsAny(question, words));
  return matching ? `${matching.question} ${matching.answer}` : text;
}

function containsAny(text: string, words: SearchWord[]): boolean {
  const normalized = normalizeForSearch(text);
  return words.some((word) => containsWord(normalized, word));
}

/** Whether each word is in the text or in its heading: the topic and the questions that were answered. */
function isAboutTopic(row: MatchRow, words: SearchWord[], features: FeatureConfig): boolean {
  const text = normalizeForSearch(searchedTextOf(row));
  const above = normalizeForSearch(
    [
      topicName(features, row.topic ?? ""),
      ...nonEmptyAnswers(row.questionAnswers ?? []).map(({ question }) => question),
    ].join("\n"),
  );
  return words.every(({ text: word }) => containsText(text, word) || startsAWord(above, word));
}
