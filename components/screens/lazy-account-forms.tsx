import { Button } from "@/components/ui/button";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { Notice } from "@/components/ui/notice";
import { texts } from "@/lib/texts";

// The forms that only few come for are not part of what the login loads.

const fallbacks = { Failed: MissingForm };

export const ForgotPasswordForm = lazyWithRetry(
  () => import("@/components/account/forgot-password-form").then(({ ForgotPasswordForm }) => ForgotPasswordForm),
  fallbacks,
);

export const RegisterForm = lazyWithRetry(
  () => import("@/components/account/register-form").then(({ RegisterForm }) => RegisterForm),
  fallbacks,
);

export const ResetPasswordForm = lazyWithRetry(
  () => import("@/components/account/reset-password-form").then(({ ResetPasswordForm }) => ResetPasswordForm),
  fallbacks,
);

function MissingForm({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice kind="error">
      {texts.ui.partNotLoaded}{" "}
      <Button kind="plain" onClick={onRetry}>
        {texts.ui.retry}
      </Button>
    </Notice>
  );
}
