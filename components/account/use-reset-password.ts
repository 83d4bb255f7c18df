import { useEffect, useEffectEvent, useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { newPasswordProblem } from "@/lib/api/account-rules";
import { timings } from "@/lib/api/limits";
import { optional, shape, text } from "@/lib/api/shape";
import { post, RequestError, serverMessageOr } from "@/lib/client/api";
import { endSession } from "@/lib/client/session";
import { accountTexts } from "@/lib/texts/account";

const isReset = shape<{ message?: string }>({ message: optional(text) });

/** Sets a new password with the token of a mail link, and opens the login 3 s later (spec §9). */
export function useResetPassword(token: string, onLeave: () => void) {
  const { busy, run } = useBusy();
  const [errors, setErrors] = useState<{ password?: string }>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isLinkInvalid, setIsLinkInvalid] = useState(false);
  const [success, setSuccess] = useState<string | null>(null);

  function leave() {
    // The reset has revoked every session, the one on this device included.
    if (success) endSession(success);
    onLeave();
  }

  const leaveLater = useEffectEvent(leave);
  useEffect(() => {
    if (!success) return;
    const timer = setTimeout(() => leaveLater(), timings.resetRedirectMs);
    return () => clearTimeout(timer);
  }, [success]);

  const updatePassword = (password: string) =>
    run(async () => {
      setProblem(null);
      const wrong = newPasswordProblem(password);
      setErrors(wrong ? { password: wrong } : {});
      if (wrong) return;
      try {
        const response = await post("/api/reset-password", { token, password }, isReset);
        setSuccess(response.message || accountTexts.passwordUpdated);
      } catch (failure) {
        setIsLinkInvalid(failure instanceof RequestError && failure.code === "reset_link_invalid");
        setProblem(serverMessageOr(failure, accountTexts.passwordUpdateError));
      }
    });

  return { busy, errors, problem, isLinkInvalid, success, updatePassword, leave };
}
