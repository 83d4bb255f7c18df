import { Unlink } from "lucide-react";
import { useId } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { DateTime, LongDay } from "@/components/ui/date-time";
import { ToolButton } from "@/components/ui/tool-button";
import { useBusy } from "@/components/ui/use-busy";
import type { Share } from "@/lib/api/responses";
import { linkTo } from "@/lib/client/share";
import { hasEnded } from "@/lib/conversation/share/share-choices";
import { pathOf, targetOfShare } from "@/lib/conversation/share/share-target";
import { hashHref } from "@/lib/routes";
import { shareTexts } from "@/lib/texts/share";
import styles from "./share.module.css";
import { ShareReaders } from "./share-readers";

type Props = { share: Share; onStopSharing: () => Promise<boolean> };

/** One shared part, with a link to what its readers see. */
export function ShareRow({ share, onStopSharing }: Props) {
  const { kind, conversationId, projectName, excerpt, timestamp, expiresAt } = share;
  const { busy, run } = useBusy();
  const excerptId = useId();
  const path = pathOf(conversationId, targetOfShare(share), share) ?? "";
  return (
    <li className={styles.row}>
      <a className={styles.name} href={hashHref(path)} target="_blank" rel="noopener" dir="auto">
        {projectName}
      </a>
      <p id={excerptId} className={styles.excerpt} dir="auto">
        {excerpt || shareTexts.fileAlone}
      </p>
      <p className="hint">
        {shareTexts.kind[kind]} · <DateTime iso={timestamp} />
        {expiresAt && (
          <>
            {" · "}
            {hasEnded(share) ? shareTexts.endedOn : shareTexts.endsOn} <LongDay iso={expiresAt} />
          </>
        )}
      </p>
      <ShareReaders readers={share.readers} />
      <div className={styles.tools}>
        {!hasEnded(share) && (
          <CopyButton text={linkTo(path)} label={shareTexts.copyLink} aria-describedby={excerptId} />
        )}
        <ToolButton
          icon={Unlink}
          // The `disabled` attribute would take the focus away.
          aria-disabled={busy || undefined}
          aria-label={shareTexts.stopOf(projectName)}
          // Several parts may belong to one conversation.
          aria-describedby={excerptId}
          onClick={() => run(async () => void (await onStopSharing()))}
        >
          {shareTexts.stop}
        </ToolButton>
      </div>
    </li>
  );
}
