import { useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { shape, text } from "@/lib/api/shape";
import { post, RequestError } from "@/lib/client/api";
import { readSession, startSession, tokenOf } from "@/lib/client/session";
import { texts } from "@/lib/texts";
import { accountTexts } from "@/lib/texts/account";

const isLogin = shape<{ token: string }>({ token: text });

export function useLogin() {
  const { busy, run } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);

  const login = (username: string, password: string) =>
    run(async () => {
      setProblem(null);
      const previous = readSession();
      try {
        const { token } = await post("/api/login", { username, password }, isLogin);
        // Another tab may have signed in during the call; that session stays.
        if (token && tokenOf(readSession()) === tokenOf(previous)) startSession(token);
        if (readSession().status === "out") setProblem(accountTexts.loginFailed(""));
      } catch (failure) {
        setProblem(problemOf(failure));
      }
    });

  return { busy, problem, login };
}

function problemOf(failure: unknown): string {
  if (failure instanceof RequestError) {
    if (failure.status >= 400) return accountTexts.loginFailed(failure.serverMessage ?? "");
    // A success without a token comes from something in between, such as the sign-in page of a network.
    if (failure.status > 0) return accountTexts.loginError(texts.request.unexpected);
  }
  // Only the storage throws one: it has no space for the token.
  if (failure instanceof DOMException) return accountTexts.loginError(accountTexts.storageFull);
  return accountTexts.loginError(failure instanceof Error ? failure.message : String(failure));
}
