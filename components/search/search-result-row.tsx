import { File, Lock } from "lucide-react";
import { PathLink } from "@/components/session/path-link";
import { DateTime } from "@/components/ui/date-time";
import { Highlighted } from "@/components/ui/highlighted";
import type { SearchResult } from "@/lib/api/responses";
import { piecesOf, splitSnippet } from "@/lib/conversation/highlight";
import { searchMatchPath } from "@/lib/routes";
import { noteTexts } from "@/lib/texts/note";
import { searchTexts } from "@/lib/texts/search";
import styles from "./search-results.module.css";

type SearchResultRowProps = {
  result: SearchResult;
  term: string;
  words: string[];
  /** What the conversation is called here; `null` for a file that no conversation has. */
  name: string | null;
  onOpen: () => void;
};

export function SearchResultRow({ result, term, words, name, onOpen }: SearchResultRowProps) {
  const { conversationId, type, index, noteId, snippet, timestamp } = result;
  const { source, words: said } = splitSnippet(snippet);
  const inside = (
    <>
      <span className={styles.head}>
        <bdi className={styles.name}>{name !== null && <Highlighted pieces={piecesOf(name, words)} />}</bdi>
        <DateTime iso={timestamp} />
      </span>
      <span className={styles.snippet}>
        {type === "note" && <Lock size={14} aria-label={noteTexts.title} />}
        {type === "file" && <File size={14} aria-hidden="true" />}
        {source}
        <bdi>
          <Highlighted pieces={piecesOf(said, words)} />
        </bdi>
      </span>
    </>
  );
  if (conversationId === null) {
    return (
      <li className={styles.result}>
        {inside}
        <span className={styles.alone}>{searchTexts.fileWithoutConversation}</span>
      </li>
    );
  }
  return (
    <li>
      <PathLink
        className={styles.result}
        path={searchMatchPath(conversationId, { term, index, noteId })}
        onOpen={onOpen}
      >
        {inside}
      </PathLink>
    </li>
  );
}
