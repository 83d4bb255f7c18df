import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import entryStyles from "@/components/conversation/entries/entry.module.css";
import { EntryMenu } from "@/components/conversation/entries/entry-menu";
import { EntryText } from "@/components/conversation/entries/entry-text";
import { FileList } from "@/components/files/file-list";
import { FileView } from "@/components/files/file-view";
import { DateTime } from "@/components/ui/date-time";
import type { StoredFile } from "@/lib/api/responses";
import type { QuestionAnswer } from "@/lib/api/schemas";
import type { ThreadTurn } from "@/lib/conversation/thread/thread";
import { entryIdOf, fileIdOf } from "@/lib/conversation/thread/thread-entry";
import { filesOf } from "@/lib/conversation/thread/turn-files";
import { labelTexts } from "@/lib/texts/label";
import { uploadTexts } from "@/lib/texts/upload";
import styles from "./thread.module.css";

type Props = {
  turn: Pick<ThreadTurn, "message" | "timestamp" | "file" | "files">;
  questionAnswers: QuestionAnswer[] | null;
  /** Its number in the ids of its entries; missing if the reader cannot change it. */
  turnNumber?: number;
  /** The name of the writer; missing if the reader wrote it. */
  name?: string;
  className?: string;
  /** Shows the author and the time only under the mouse: the entry above was written within the hour. */
  isTimeQuiet?: boolean;
  /** The questions of readers that it answers. */
  questions?: ReactNode;
  /** Below its text and its files. */
  children?: ReactNode;
};

/** The person's half of a turn: a message, or the guided questions with their answers, and its files. */
export function UserMessage({
  turn,
  questionAnswers,
  turnNumber,
  name,
  className,
  isTimeQuiet,
  questions,
  children,
}: Props) {
  const { message, timestamp } = turn;
  const isOwn = turnNumber !== undefined;
  return (
    <article className={`${className ?? ""} ${questionAnswers ? "" : entryStyles.entry}`}>
      {questions}
      <p className={styles.author} data-quiet={isTimeQuiet || undefined}>
        <b dir="auto">{name ?? labelTexts.you}</b>
        <DateTime iso={timestamp} />
      </p>
      {questionAnswers ? (
        questionAnswers.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers never move, and two questions may read the same
          <div key={index} className={entryStyles.entry}>
            <EntryOrText
              entryId={isOwn ? entryIdOf("answer", index) : null}
              text={answer}
              heading={
                <p className={styles.question}>
                  <bdi>{question}</bdi>
                </p>
              }
            />
          </div>
        ))
      ) : (
        <EntryOrText entryId={isOwn ? entryIdOf("message", turnNumber) : null} text={message} />
      )}
      <FileList files={filesOf(turn)}>
        {(file) => (isOwn ? <OwnFile file={file} /> : <FileView file={file} isOwn={false} />)}
      </FileList>
      {children}
    </article>
  );
}

/** `entryId`: `null` for a reader who cannot change it. */
function EntryOrText({ entryId, text, heading }: { entryId: string | null; text: string; heading?: ReactNode }) {
  const paragraph = text && (
    <p className={styles.text} dir="auto" data-searchable>
      {text}
    </p>
  );
  if (entryId) return <EntryText {...{ entryId, text, heading }}>{paragraph}</EntryText>;
  return (
    <>
      {heading}
      {paragraph}
    </>
  );
}

/** A file that its owner can describe, if it is a picture, and remove. */
export function OwnFile({ file, isHead = false }: { file: StoredFile; isHead?: boolean }) {
  const fileId = fileIdOf(file.fileUrl);
  const [isDescribing, setIsDescribing] = useState(false);
  const isPicture = file.fileType.startsWith("image/");
  const label = file.altText ? uploadTexts.altTextChange : uploadTexts.altText;
  if (!fileId) return <FileView file={file} isOwn isHead={isHead} />;
  return (
    <div className={`${entryStyles.entry} ${entryStyles.file}`}>
      <FileView file={file} isOwn isHead={isHead} isDescribing={isDescribing} onClose={() => setIsDescribing(false)} />
      <EntryMenu
        entryId={entryIdOf("file", fileId)}
        text={null}
        describe={isPicture ? { label, onPress: () => setIsDescribing(true) } : null}
        className={isPicture ? entryStyles.pictureCorner : undefined}
      >
        <a href={file.fileUrl} target="_blank" rel="noopener">
          <Download size={18} aria-hidden="true" />
          <bdi>{file.fileName}</bdi>
        </a>
      </EntryMenu>
    </div>
  );
}
