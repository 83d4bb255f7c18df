import { lazyWithRetry } from "@/components/ui/lazy-with-retry";

// Rarely used forms, which the login screen does not load.

export const ForgotPasswordForm = lazyWithRetry(() =>
  import("@/components/account/forgot-password-form").then(({ ForgotPasswordForm }) => ForgotPasswordForm),
);

export const RegisterForm = lazyWithRetry(() =>
  import("@/components/account/register-form").then(({ RegisterForm }) => RegisterForm),
);

export const ResetPasswordForm = lazyWithRetry(() =>
  import("@/components/account/reset-password-form").then(({ ResetPasswordForm }) => ResetPasswordForm),
);

export const UndoChangeForm = lazyWithRetry(() =>
  import("@/components/account/undo-change-form").then(({ UndoChangeForm }) => UndoChangeForm),
);
