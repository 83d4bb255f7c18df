import type { Outcome } from "@/components/ui/outcome-notice";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { useBusy } from "@/components/ui/use-busy";
import { timings } from "@/lib/api/limits";
import { optional, shape, text } from "@/lib/api/shape";
import { post, serverMessageOr } from "@/lib/client/api";
import { accountTexts } from "@/lib/texts/account";

const isSent = shape<{ message?: string }>({ message: optional(text) });

export function useForgotPassword() {
  const { busy, run } = useBusy();
  const [outcome, show] = useAutoDismiss<Outcome>(timings.messageClearingMs);

  const sendResetMail = (email: string) =>
    run(async () => {
      try {
        const response = await post("/api/forgot-password", { email }, isSent);
        show({ text: response.message || accountTexts.resetMailSent, isFailure: false });
      } catch (failure) {
        show({ text: serverMessageOr(failure, accountTexts.resetMailError), isFailure: true });
      }
    });

  return { busy, outcome, sendResetMail };
}
