import { SharedPartView } from "@/components/conversation/shared-part-view";
import { useConfig } from "@/components/session/config";
import { useSharedPart } from "@/components/share/use-shared-part";
import { Button } from "@/components/ui/button";
import { Loading } from "@/components/ui/loading";
import { Notice } from "@/components/ui/notice";
import { texts } from "@/lib/texts";
import { shareTexts } from "@/lib/texts/share";
import styles from "./shared-view.module.css";

/** What somebody shared by link (spec §2), and the invitation to write a memory of your own. */
export function SharedView({ path, onStartNew }: { path: string; onStartNew: () => void }) {
  const { part, problem, canRetry, isValidating, retry } = useSharedPart(path);
  const { startNew } = useConfig();
  if (!part && !problem) return <Loading>{texts.conversation.loading}</Loading>;
  return (
    <div className={styles.shared}>
      {part && (
        <>
          <h1 className={styles.heading} dir="auto">
            {part.note ? shareTexts.noteHeading(part.sharedBy) : shareTexts.heading(part.sharedBy)}
          </h1>
          <SharedPartView part={part} />
        </>
      )}
      {problem && (
        <Notice kind="error">
          {problem}
          {canRetry && (
            <Button kind="plain" busy={isValidating} onClick={retry}>
              {texts.ui.retry}
            </Button>
          )}
        </Notice>
      )}
      <footer className={styles.invitation}>
        {part && <p>{shareTexts.hint}</p>}
        <Button onClick={onStartNew}>{startNew.page}</Button>
      </footer>
    </div>
  );
}
