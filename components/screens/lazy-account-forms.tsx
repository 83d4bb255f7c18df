import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { MissingPart } from "@/components/ui/missing-part";

// Rarely used forms, which the login screen does not load.

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

export const UndoChangeForm = lazyWithRetry(
  () => import("@/components/account/undo-change-form").then(({ UndoChangeForm }) => UndoChangeForm),
  fallbacks,
);
