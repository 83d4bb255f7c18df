import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { texts } from "@/lib/texts";
import type { Removal } from "./use-removal";

/** What became of a delete, and the way to take it back. */
export function RemovalNotice({ removal: { outcome, undo } }: { removal: Removal }) {
  if (!outcome) return null;
  return (
    <Notice kind={outcome.isError ? "error" : "success"}>
      {outcome.message}
      {outcome.removed && (
        <Button kind="plain" onClick={undo}>
          {texts.label.undo}
        </Button>
      )}
    </Notice>
  );
}
