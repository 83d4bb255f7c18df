import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { texts } from "@/lib/texts";
import type { Removal } from "./use-removal";

/** What became of the last deletes, and the ways to take them back. */
export function RemovalNotices({ removal: { outcomes, undo } }: { removal: Removal }) {
  return outcomes.map(({ id, message, isError, canUndo }) => (
    <Notice key={id} kind={isError ? "error" : "success"}>
      {message}
      {canUndo && (
        <Button kind="plain" onClick={() => undo(id)}>
          {texts.label.undo}
        </Button>
      )}
    </Notice>
  ));
}
