import { File, Lock } from "lucide-react";
import { PathLink } from "@/components/session/path-link";
import { TopicTitle } from "@/components/session/topic-title";
import { LongDay } from "@/components/ui/date-time";
import { Highlighted } from "@/components/ui/highlighted";
import type { SearchResult } from "@/lib/api/responses";
import type { SearchWord } from "@/lib/conversation/search/search-term";
import { piecesOf, splitSnippet } from "@/lib/conversation/search/snippet";
import { searchMatchPath } from "@/lib/entry-paths";
import { noteTexts } from "@/lib/texts/note";
import { searchTexts } from "@/lib/texts/search";
import styles from "./search-results.module.css";

type SearchResultRowProps = {
  result: SearchResult;
  term: string;
  words: SearchWord[];
  /** The name of the conversation on this device; `null` for a file without a conversation. */
  name: string | null;
  onOpen: () => void;
};

export function SearchResultRow({ result, term, words, name, onOpen }: SearchResultRowProps) {
  const { conversationId, type, index, noteId, snippet, timestamp, topic } = result;
  const { prefix, text: excerpt } = splitSnippet(snippet);
  const isReply = prefix === searchTexts.prefix.flexi;
  const content = (
    <>
      <span className={styles.head}>
        <TopicTitle topic={topic} className={styles.name}>
          {name !== null && <Highlighted pieces={piecesOf(name, words)} />}
        </TopicTitle>
        <LongDay iso={timestamp} />
      </span>
      <span className={isReply ? `${styles.snippet} ${styles.reply}` : styles.snippet}>
        {type === "note" && <Lock size={14} aria-label={noteTexts.title} />}
        {type === "file" && <File size={14} aria-hidden="true" />}
        <span className={styles.prefix}>{prefix}</span>
        <bdi>
          <Highlighted pieces={piecesOf(excerpt, words)} />
        </bdi>
      </span>
    </>
  );
  if (conversationId === null) {
    return (
      <li className={styles.result}>
        {content}
        <span className="hint">{searchTexts.fileWithoutConversation}</span>
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
        {content}
      </PathLink>
    </li>
  );
}
