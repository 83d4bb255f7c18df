import { useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { shape, text } from "@/lib/api/shape";
import { post, RequestError, serverMessageOr } from "@/lib/client/api";
import { undoTexts } from "@/lib/texts/undo-change";

const isUndone = shape<{ resetToken: string }>({ resetToken: text });

/** Undoes a change of the account with the token of a mail link. A new password is then chosen with the reset token. */
export function useUndoChange(token: string, onUndone: (resetToken: string) => void) {
  const { busy, run } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);
  const [isLinkInvalid, setIsLinkInvalid] = useState(false);

  const undo = () =>
    run(async () => {
      setProblem(null);
      try {
        onUndone((await post("/api/undo-change", { token }, isUndone)).resetToken);
      } catch (failure) {
        setIsLinkInvalid(failure instanceof RequestError && failure.code === "undo_link_invalid");
        setProblem(serverMessageOr(failure, undoTexts.error));
      }
    });

  return { busy, problem, isLinkInvalid, undo };
}
