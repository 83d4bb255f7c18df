import { ReplyArticle } from "@/components/conversation/reply";
import { UserMessage } from "@/components/conversation/user-message";
import { FileView } from "@/components/files/file-view";
import type { SharedPart } from "@/lib/api/responses";
import { shownPart } from "@/lib/conversation/share-target";
import styles from "./shared-part-view.module.css";

/** One shared part, the same for its readers and for the writer who is about to share it. */
export function SharedPartView({ part }: { part: SharedPart }) {
  const { response, ...words } = shownPart(part);
  const { projectName } = part.conversation;
  return (
    <div className={styles.part}>
      {projectName && (
        <h2 className={styles.name} dir="auto">
          {projectName}
        </h2>
      )}
      <UserMessage turn={words} questionAnswers={words.questionAnswers} name={part.sharedBy}>
        {words.file && <FileView file={words.file} />}
      </UserMessage>
      {response && <ReplyArticle text={response} />}
    </div>
  );
}
