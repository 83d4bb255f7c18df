import { useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { shape, text } from "@/lib/api/shape";
import { post, RequestError } from "@/lib/client/api";
import { readSession, startSession, tokenOf } from "@/lib/client/session";
import { texts } from "@/lib/texts";

const isLogin = shape<{ token: string }>({ token: text });

export function useLogin() {
  const { busy, run } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);

  const login = (username: string, password: string) =>
    run(async () => {
      setProblem(null);
      const before = readSession();
      try {
        const { token } = await post("/api/login", { username, password }, isLogin);
        // Somebody who has signed in meanwhile, in another tab, stays so.
        if (token && tokenOf(readSession()) === tokenOf(before)) startSession(token);
        if (readSession().status === "out") setProblem(texts.account.loginFailed(""));
      } catch (failure) {
        setProblem(problemOf(failure));
      }
    });

  return { busy, problem, login };
}

function problemOf(failure: unknown): string {
  if (failure instanceof RequestError && failure.status > 0) {
    return texts.account.loginFailed(failure.serverMessage ?? "");
  }
  return texts.account.loginError(failure instanceof Error ? failure.message : String(failure));
}
