import { useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { emailProblem, newPasswordProblem, usernameProblem } from "@/lib/api/account-rules";
import type { NewUser } from "@/lib/api/account-schemas";
import type { ErrorCode } from "@/lib/api/error-codes";
import { anything } from "@/lib/api/shape";
import { post, RequestError, serverMessageOr } from "@/lib/client/api";
import { accountTexts } from "@/lib/texts/account";

type Errors = { [field in keyof NewUser]?: string | null };

/** The field that a refusal of the server belongs to. */
const fieldOf: { [code in ErrorCode]?: keyof NewUser } = { username_taken: "username", email_taken: "email" };

/** Registers an account. `errors` belong to a field, `problem` to none. */
export function useRegister(invitation: string | undefined, onRegistered: (user: NewUser) => void) {
  const { busy, run } = useBusy();
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);

  const register = (user: NewUser) =>
    run(async () => {
      setProblem(null);
      const wrong = errorsOf(user);
      setErrors(wrong);
      if (Object.values(wrong).some(Boolean)) return;
      try {
        await post("/api/register", { ...user, invitation }, anything);
        onRegistered(user);
      } catch (failure) {
        const message = serverMessageOr(failure, accountTexts.registerError);
        const field = failure instanceof RequestError && failure.code && fieldOf[failure.code];
        if (field) setErrors({ [field]: message });
        else setProblem(message);
      }
    });

  return { busy, errors, problem, register };
}

const errorsOf = ({ username, password, email }: NewUser): Errors => ({
  username: usernameProblem(username),
  password: newPasswordProblem(password),
  email: emailProblem(email),
});
