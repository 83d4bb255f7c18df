import { useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { useTimedText } from "@/components/ui/use-timed-text";
import { post, serverMessageOr } from "@/lib/client/api";
import { timings } from "@/lib/limits";
import { texts } from "@/lib/texts";

export function useForgotPassword() {
  const { busy, run } = useBusy();
  const [message, show] = useTimedText(timings.messageClearingMs);
  const [failed, setFailed] = useState(false);

  const sendResetMail = (email: string) =>
    run(async () => {
      try {
        const answer = await post<{ message?: string }>("/api/forgot-password", { email });
        setFailed(false);
        show(answer.message || texts.account.resetMailSent);
      } catch (failure) {
        setFailed(true);
        show(serverMessageOr(failure, texts.account.resetMailError));
      }
    });

  return { busy, message, failed, sendResetMail };
}
