import { MailOpen } from "lucide-react";
import { useState } from "react";
import { PathLink } from "@/components/session/path-link";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { DateTime } from "@/components/ui/date-time";
import { TitledDialog } from "@/components/ui/dialog";
import { Loading } from "@/components/ui/loading";
import { MissingPart } from "@/components/ui/missing-part";
import type { SharedWithMe } from "@/lib/api/contribution-responses";
import { joinAnswers } from "@/lib/conversation/guide/guided-answers";
import { shownPart } from "@/lib/conversation/share/share-target";
import { texts } from "@/lib/texts";
import { shareTexts } from "@/lib/texts/share";
import styles from "./share.module.css";
import { useSharedPart } from "./use-shared-part";
import { useSharedWithMe } from "./use-shared-with-me";
import { WrittenToOthersList } from "./written-to-others";

const pageSize = 20;

/** What others have shared with this person and still share, and what this person wrote to it. */
export function SharedWithMeDialog({ onClose }: { onClose: () => void }) {
  const { data, failed, isValidating, reload, ...verbs } = useSharedWithMe();
  return (
    <TitledDialog title={texts.menu.sharedWithMe} onClose={onClose}>
      <div className={styles.body}>
        {data ? (
          <>
            <Opened opened={data.opened} onOpen={onClose} />
            {data.contributions.length > 0 && <WrittenToOthersList contributions={data.contributions} {...verbs} />}
          </>
        ) : failed ? (
          <MissingPart sentence={shareTexts.openedFailed} busy={isValidating} onRetry={reload} />
        ) : (
          <Loading>{texts.conversation.loading}</Loading>
        )}
      </div>
    </TitledDialog>
  );
}

function Opened({ opened, onOpen }: Pick<SharedWithMe, "opened"> & { onOpen: () => void }) {
  const [shown, setShown] = useState(pageSize);
  return (
    <>
      <ul className={styles.list}>
        {opened.slice(0, shown).map((part) => (
          <OpenedRow key={part.path} {...part} onOpen={onOpen} />
        ))}
      </ul>
      <div className={`${styles.none} ${styles.noneOpened}`}>
        <MailOpen aria-hidden="true" size={26} />
        <p>{shareTexts.noneOpened}</p>
        <p>{shareTexts.openedHint}</p>
      </div>
      {opened.length > shown && (
        <Button kind="plain" onClick={() => setShown(shown + pageSize)}>
          {shareTexts.more}
        </Button>
      )}
    </>
  );
}

type OpenedProps = { path: string; timestamp: string; onOpen: () => void };

/** One part, read as its link reads it. `null`: it is not shared any more. */
function OpenedRow({ path, timestamp, onOpen }: OpenedProps) {
  const { part, problem, canRetry, isValidating, retry } = useSharedPart(path);
  if (!part) {
    if (problem && !canRetry) return null;
    return (
      <li className={styles.row}>
        {problem ? (
          <Button kind="plain" busy={isValidating} onClick={retry}>
            {texts.ui.retry}
          </Button>
        ) : (
          <p className="hint appearing">{texts.conversation.loading}</p>
        )}
      </li>
    );
  }
  const { message, questionAnswers } = shownPart(part);
  return (
    <li className={styles.row}>
      <PathLink className={styles.name} path={path} onOpen={onOpen} dir="auto">
        {part.conversation.projectName || shareTexts.kind.note}
      </PathLink>
      <p className={styles.excerpt} dir="auto">
        {(questionAnswers ? joinAnswers(questionAnswers) : message) || shareTexts.fileAlone}
      </p>
      <p className={styles.by}>
        <Avatar name={part.sharedBy} className={styles.avatar} />
        <span>
          {shareTexts.from} <bdi>{part.sharedBy}</bdi> · <DateTime iso={timestamp} />
        </span>
      </p>
    </li>
  );
}
