import { useDisplayName } from "@/components/session/use-display-name";
import { ShareDialog } from "@/components/share/share-dialog";
import type { Thread } from "@/lib/api/responses";
import { previewOf, type ShareTarget } from "@/lib/conversation/share-target";
import { SharedPartView } from "./shared-part-view";

type Props = { thread: Thread; target: ShareTarget; onClose: () => void };

/** Sharing one part of a thread, with a preview of what its readers will see. */
export function SharePanel({ thread, target, onClose }: Props) {
  const part = previewOf(thread, target, useDisplayName());
  if (!part) return null;
  return <ShareDialog part={part} target={target} preview={<SharedPartView part={part} />} onClose={onClose} />;
}
