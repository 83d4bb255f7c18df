import type { ReactNode } from "react";
import { FileView } from "@/components/files/file-view";
import type { PartRef } from "@/lib/api/contribution-responses";
import type { SharedPart } from "@/lib/api/responses";
import { directionOfPart, shownParts } from "@/lib/conversation/share/share-target";
import { withoutHead } from "@/lib/conversation/thread/turn-files";
import "./print.css";
import { Markdown } from "./lazy-markdown";
import { ReplyArticle } from "./reply";
import styles from "./shared-part-view.module.css";
import { UserMessage } from "./user-message";

// The replies in it may have Markdown.
Markdown.preload().catch(() => null);

type Props = {
  part: SharedPart;
  /** What stands below each part of a whole conversation, or below the one part. */
  below?: (ref: PartRef) => ReactNode;
};

/** One shared part or a whole conversation, the same for its readers and for the writer who is about to share it. */
export function SharedPartView({ part, below }: Props) {
  const { projectName, when } = part.conversation;
  return (
    <div className={styles.part} dir={directionOfPart(part)}>
      {projectName && (
        <h2 className={styles.name}>
          <bdi>{projectName}</bdi>
        </h2>
      )}
      {when && (
        <p className={styles.when} dir="auto">
          {when.text}
        </p>
      )}
      {shownParts(part).map(({ response, index, noteId, ...message }) => {
        const { questionAnswers } = message;
        const { head, rest } = questionAnswers ? withoutHead(message) : { head: null, rest: message };
        return (
          <div key={noteId ?? index ?? "post"} className={styles.turn}>
            <div className={styles.written}>
              {head && <FileView file={head} isOwn={false} isHead />}
              <UserMessage turn={rest} questionAnswers={questionAnswers} name={part.sharedBy} />
              {response && (
                <div className={styles.reply}>
                  <ReplyArticle text={response} />
                </div>
              )}
            </div>
            {below?.({ index, noteId })}
          </div>
        );
      })}
    </div>
  );
}
