import { useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { shape, text } from "@/lib/api/shape";
import { request, requestErrorOf } from "@/lib/client/api";
import { clearHiddenCare } from "@/lib/client/hidden-care";
import { leaveSession } from "@/lib/client/leave-session";
import { clearLocalNames } from "@/lib/client/local-names";
import { readSession } from "@/lib/client/session";
import { myDataTexts } from "@/lib/texts/my-data";

const isRemoved = shape<{ message: string }>({ message: text });

/** Deletes the account with everything in it, and logs out. */
export function useAccountRemoval(onRemoved: () => void) {
  const { busy, run } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);

  const remove = (password: string) =>
    run(async () => {
      setProblem(null);
      const session = readSession();
      try {
        const { message } = await request("DELETE", "/api/account", { password }, isRemoved);
        if (session.status === "in") {
          clearHiddenCare(session.username);
          clearLocalNames(session.username);
        }
        if (leaveSession(session, message)) onRemoved();
      } catch (failure) {
        setProblem(myDataTexts.removeFailed(requestErrorOf(failure).message));
      }
    });

  return { busy, problem, remove };
}
