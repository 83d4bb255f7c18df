import { PenLine } from "lucide-react";
import { type ReactNode, useState } from "react";
import { SharedPartView } from "@/components/conversation/thread/shared-part-view";
import { useRibbon } from "@/components/session/ribbon";
import { useConfig } from "@/components/session/use-config";
import { contributionIcons } from "@/components/share/contribution-icons";
import { UnsentContributions } from "@/components/share/unsent-contributions";
import { useContributions } from "@/components/share/use-contributions";
import { useSharedPart } from "@/components/share/use-shared-part";
import { useMarkOpened } from "@/components/share/use-shared-with-me";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { keepFocus } from "@/components/ui/keep-focus";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { Loading } from "@/components/ui/loading";
import { MessageLeaf } from "@/components/ui/message-leaf";
import { Notice } from "@/components/ui/notice";
import type { PartRef } from "@/lib/api/contribution-responses";
import type { SharedPart } from "@/lib/api/responses";
import { type ContributionKind, contributionKinds } from "@/lib/conversation/share/contribution";
import { directionOfPart, partRefOf, shownParts } from "@/lib/conversation/share/share-target";
import { texts } from "@/lib/texts";
import { contributionTexts } from "@/lib/texts/contribution";
import { shareTexts } from "@/lib/texts/share";
import styles from "./shared-view.module.css";

const Contributions = lazyWithRetry(() =>
  import("@/components/share/contributions").then(({ Contributions }) => Contributions),
);
Contributions.preload().catch(() => null);

/** What somebody shared by link (spec §2), and the invitation to write a memory of your own. */
export function SharedView({ path, onStartNew }: { path: string; onStartNew: () => void }) {
  const { part, problem, canRetry, isValidating, retry } = useSharedPart(path);
  const { startNew } = useConfig();
  if (!part && !problem) {
    return (
      <div className={`${styles.blankLetter} appearing`}>
        <Loading>{texts.conversation.loading}</Loading>
      </div>
    );
  }
  const retryButton = canRetry && (
    <Button kind="plain" busy={isValidating} onClick={retry}>
      {texts.ui.retry}
    </Button>
  );
  const startButton = (kind: "primary" | "plain") => (
    <Button kind={kind} onClick={onStartNew}>
      <PenLine aria-hidden="true" size={18} />
      {startNew.page}
    </Button>
  );
  if (!part) {
    return (
      <MessageLeaf>
        <p role="alert">{problem}</p>
        {retryButton || <UnsentContributions conversationId={conversationIdOf(path)} />}
        {startButton("primary")}
      </MessageLeaf>
    );
  }
  return (
    <Shared {...{ path, part, startButton }}>
      {problem && (
        <Notice kind="error">
          {problem}
          {retryButton}
        </Notice>
      )}
    </Shared>
  );
}

/** The shared part on paper, with what its reader writes to it. `children`: what went wrong. */
function Shared({
  path,
  part,
  startButton,
  children,
}: {
  path: string;
  part: SharedPart;
  startButton: (kind: "primary" | "plain") => ReactNode;
  children: ReactNode;
}) {
  const { sharedBy, note, isWhole = false, isClosed = false } = part;
  const conversationId = part.conversation._id;
  const { isOwner, isKnown } = useContributions(conversationId);
  const isReader = isKnown && !isOwner;
  const canWrite = isReader && !isClosed && !isWhole;
  const { index, noteId } = shownParts(part)[0] ?? partRefOf(part);
  useMarkOpened({ conversationId, index, noteId, whole: isWhole ? shareIdOf(path) : null }, isReader);
  const [opened, setOpened] = useState<{ kind: ContributionKind; part: string } | null>(null);
  return (
    <section ref={keepFocus} className={styles.shared} data-note={note ? "" : undefined}>
      <header className={styles.from}>
        <Avatar name={sharedBy} className={styles.avatar} />
        <h1 className={styles.heading}>
          <b dir="auto">{sharedBy}</b>{" "}
          {note ? shareTexts.sharedNote : isWhole ? shareTexts.sharedConversation : shareTexts.sharedMemory}
        </h1>
      </header>
      <Letter
        part={part}
        below={(ref) => (
          <Contributions
            {...{ sharedBy, isClosed, conversationId, part: ref }}
            opened={opened && opened.part === nameOf(ref) ? opened.kind : null}
            onOpen={isWhole ? (kind) => setOpened({ kind, part: nameOf(ref) }) : null}
            onClose={() => setOpened(null)}
          />
        )}
      />
      {children}
      {isReader && (
        <p className={styles.opened}>
          <bdi>{sharedBy}</bdi> {shareTexts.seesOpened}
        </p>
      )}
      <footer className={styles.invitation}>
        <p>{shareTexts.hint}</p>
        <div className={styles.actions}>
          {canWrite &&
            contributionKinds.map((kind) => {
              const Icon = contributionIcons[kind];
              return (
                <Button
                  key={kind}
                  kind={kind === "memory" ? "primary" : "plain"}
                  onClick={() => setOpened({ kind, part: nameOf({ index, noteId }) })}
                >
                  <Icon aria-hidden="true" size={18} />
                  {contributionTexts.write[kind]}
                </Button>
              );
            })}
          {startButton(canWrite ? "plain" : "primary")}
        </div>
      </footer>
    </section>
  );
}

const conversationIdOf = (path: string) => path.split("/")[3] ?? "";
const shareIdOf = (path: string) => path.split("/")[4] ?? null;

const nameOf = ({ index, noteId }: PartRef) => noteId ?? String(index);

/** A note has no topic: its reader does not learn which conversation it belongs to. */
function Letter({ part, below }: { part: SharedPart; below: (ref: PartRef) => ReactNode }) {
  const ribbon = useRibbon(part.conversation.topic);
  return (
    <div className={styles.letter} dir={directionOfPart(part)} data-ribbon={part.note ? undefined : ribbon}>
      <SharedPartView {...{ part, below }} />
    </div>
  );
}
