import { useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { type RequestError, request } from "@/lib/client/api";
import { clearHiddenCare } from "@/lib/client/hidden-care";
import { clearLocalNames } from "@/lib/client/local-names";
import { leaveSession, readSession } from "@/lib/client/session";
import { myDataTexts } from "@/lib/texts/my-data";

/** Deletes the account and everything in it, and leaves. */
export function useAccountRemoval(onRemoved: () => void) {
  const { busy, run } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);

  const remove = (password: string) =>
    run(async () => {
      setProblem(null);
      try {
        const { message } = await request<{ message: string }>("DELETE", "/api/account", { password });
        const session = readSession();
        if (session.status === "in") {
          clearHiddenCare(session.username);
          clearLocalNames(session.username);
        }
        leaveSession(message);
        onRemoved();
      } catch (failure) {
        setProblem(myDataTexts.removeFailed((failure as RequestError).message));
      }
    });

  return { busy, problem, remove };
}
