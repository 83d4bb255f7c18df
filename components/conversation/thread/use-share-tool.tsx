import { Link, Share2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { MenuItem } from "@/components/conversation/entries/entry-menu";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import type { Sharing, Thread } from "@/lib/api/responses";
import { openOnes } from "@/lib/conversation/share/share-choices";
import { isCovered, refOfTarget, type ShareTarget } from "@/lib/conversation/share/share-target";
import { labelTexts } from "@/lib/texts/label";

const SharePanel = lazyDialog(() => import("./share-panel").then(({ SharePanel }) => SharePanel));

const loadContributions = () => import("@/components/share/part-contributions");
const PartContributions = lazyWithRetry(() => loadContributions().then((loaded) => loaded.PartContributions), {
  Failed: () => null,
});
const AnsweredQuestions = lazyWithRetry(() => loadContributions().then((loaded) => loaded.AnsweredQuestions), {
  Failed: () => null,
});

type ShareTool = {
  isShared: boolean;
  item: MenuItem;
  dialog: ReactNode;
  contributions: ReactNode;
  /** The questions of readers that the part answers. */
  questions: ReactNode;
};

/** Sharing one part of a thread: whether it is shared, a menu item, the dialog that it opens, and what its readers have written. */
export function useShareTool(thread: Thread, target: ShareTarget, { shares, contributedTo }: Sharing): ShareTool {
  const [isOpen, setIsOpen] = useState(false);
  const { _id } = thread.conversation;
  const isShared = isCovered(openOnes(shares), _id, target);
  const item: MenuItem = {
    icon: isShared ? Link : Share2,
    label: isShared ? labelTexts.shared : labelTexts.share,
    opensDialog: true,
    onPress: () => setIsOpen(true),
  };
  const dialog = isOpen && <SharePanel {...{ thread, target }} onClose={() => setIsOpen(false)} />;
  const isContributedTo = contributedTo.includes(_id);
  const part = { conversationId: _id, part: refOfTarget(target) };
  const contributions = isContributedTo && <PartContributions {...part} />;
  const questions = isContributedTo && target.kind === "continuation" && <AnsweredQuestions {...part} />;
  return { isShared, item, dialog, contributions, questions };
}
