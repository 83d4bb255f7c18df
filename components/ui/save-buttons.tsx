import { labelTexts } from "@/lib/texts/label";
import { Button } from "./button";

/** The end of a form in which something is changed in place. */
export function SaveButtons({ busy, onCancel }: { busy?: boolean; onCancel: () => void }) {
  return (
    <>
      <Button kind="bare" onClick={onCancel}>
        {labelTexts.cancel}
      </Button>
      <Button type="submit" busy={busy}>
        {labelTexts.save}
      </Button>
    </>
  );
}
