import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { MissingPart } from "@/components/ui/missing-part";

// The forms that only few come for are not part of what the login loads.

const fallbacks = { Failed: MissingPart };

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
