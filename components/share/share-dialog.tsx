import { Eye, Link, Lock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useRibbon } from "@/components/session/ribbon";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { TitledDialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { timings } from "@/lib/api/limits";
import type { SharedPart } from "@/lib/api/responses";
import type { ShareChoices } from "@/lib/conversation/share/share-choices";
import { directionOfPart, type ShareTarget } from "@/lib/conversation/share/share-target";
import { shareTexts } from "@/lib/texts/share";
import styles from "./share.module.css";
import { ShareLimits } from "./share-limits";
import { ShareLink } from "./share-link";
import { ShareStart } from "./share-start";
import { useShare } from "./use-share";

type Props = {
  part: SharedPart;
  target: ShareTarget;
  /** What was chosen since the dialog was opened. */
  chosen: ShareChoices;
  choose: (choices: ShareChoices) => void;
  /** Whether the reply is shared, too; `null`: there is none. */
  withReply: boolean | null;
  /** Whether all of the conversation is shared; `null`: it is not to choose here. */
  scope: { isWhole: boolean; choose: (isWhole: boolean) => void } | null;
  /** Exactly what the reader will see. */
  preview: ReactNode;
  onClose: () => void;
};

/** Shows what would be shared and with whom, then shares it. Once there is a link, it stands first. */
export function ShareDialog({ part, target, chosen, choose, withReply, scope, preview, onClose }: Props) {
  const { link, canStopSharing, image, linksFile, busy, problem, outcome, ...share } = useShare(part, target, {
    ...{ chosen, choose },
    hasReply: withReply !== null,
    onSent: onClose,
  });
  const [withImage, setWithImage] = useState(false);
  const ribbon = useRibbon(part.conversation.topic);
  const Readers = link ? Link : Lock;
  const title = titles[target.kind];
  // The dialog cannot be closed during the call: a person must learn whether there is a link now.
  const close = () => !busy && onClose();

  function chooseScope(isWhole: boolean) {
    share.startOver();
    setWithImage(false);
    scope?.choose(isWhole);
  }

  const readers = (
    <p className={styles.readers}>
      <Readers size={20} aria-hidden="true" />
      {target.kind === "conversation"
        ? shareTexts[link ? "whoCanWhole" : "whoWillWhole"]
        : shareTexts[link ? "whoCan" : "whoWill"]}
    </p>
  );

  return (
    <TitledDialog title={title} onClose={close}>
      <div className={styles.body}>
        {link && (
          <ShareLink
            key={link}
            link={link}
            busy={busy}
            onShare={share.shareAgain && (() => share.shareAgain?.(withImage))}
          />
        )}
        <Notice kind="info">{share.isUnsent && shareTexts.notSent}</Notice>
        <OutcomeNotice outcome={outcome} />
        {/* Tells a screen reader when a choice below turns out to be shared already. */}
        <p role="status" className="visually-hidden">
          {link && shareTexts.hasLink}
        </p>
        {link && readers}
        {link && share.hasContributions && <p className="hint">{shareTexts.stopKeeps}</p>}
        {link && canStopSharing && (
          <Button kind="plain" className={styles.stop} busy={busy} onClick={share.stopSharing}>
            {shareTexts.stop}
          </Button>
        )}
        <p className={styles.caption} aria-hidden="true">
          <Eye size={17} /> {shareTexts.preview}
        </p>
        <div
          className={styles.letter}
          dir={directionOfPart(part)}
          data-ribbon={target.kind === "note" ? undefined : ribbon}
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it for that */}
          <section className={styles.preview} aria-label={shareTexts.preview} tabIndex={0}>
            {preview}
          </section>
        </div>
        {!link && readers}
        {scope && (
          <CheckboxField
            label={shareTexts.whole}
            checked={scope.isWhole}
            aria-disabled={busy || undefined}
            onChange={({ target: { checked } }) => !busy && chooseScope(checked)}
          />
        )}
        {withReply !== null && (
          <CheckboxField
            label={target.kind === "conversation" ? shareTexts.withReplies : shareTexts.withReply}
            checked={withReply}
            // The `disabled` attribute would take the focus away during the call.
            aria-disabled={busy || undefined}
            onChange={({ target: { checked } }) =>
              !busy && void share.change({ withReply: checked }, shareTexts.replyFailed)
            }
          />
        )}
        <ShareLimits
          share={share.share}
          chosen={chosen}
          busy={busy}
          onChoose={(choices) => void share.change(choices, shareTexts.limitsFailed)}
        />
        {linksFile && <Notice>{shareTexts.withFileLink(timings.fileLinkMinutes)}</Notice>}
        {image && (
          <CheckboxField
            label={shareTexts.withImage}
            checked={withImage}
            onChange={(event) => setWithImage(event.target.checked)}
          />
        )}
        {problem && <Notice kind="error">{problem}</Notice>}
        {!link && (
          <ShareStart
            isNote={target.kind === "note"}
            busy={busy}
            onShare={() => share.mark(withImage)}
            onClose={onClose}
          />
        )}
      </div>
    </TitledDialog>
  );
}

const titles = {
  post: shareTexts.thisMemory,
  continuation: shareTexts.thisMemory,
  note: shareTexts.thisNote,
  conversation: shareTexts.thisConversation,
};
