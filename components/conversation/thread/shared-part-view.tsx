import type { SharedPart } from "@/lib/api/responses";
import { directionOfPart, shownPart } from "@/lib/conversation/share/share-target";
import "./print.css";
import { ReplyArticle } from "./reply";
import styles from "./shared-part-view.module.css";
import { UserMessage } from "./user-message";

/** One shared part, the same for its readers and for the writer who is about to share it. */
export function SharedPartView({ part }: { part: SharedPart }) {
  const { response, ...message } = shownPart(part);
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
      <UserMessage turn={message} questionAnswers={message.questionAnswers} name={part.sharedBy} />
      {response && (
        <div className={styles.reply}>
          <ReplyArticle text={response} />
        </div>
      )}
    </div>
  );
}
