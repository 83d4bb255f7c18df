import { useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import type { NewUser } from "@/lib/api/schemas";
import { anything } from "@/lib/api/shape";
import { post, serverMessageOr } from "@/lib/client/api";
import { texts } from "@/lib/texts";

export function useRegister(onRegistered: (username: string) => void) {
  const { busy, run } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);

  const register = (user: NewUser) =>
    run(async () => {
      setProblem(null);
      try {
        await post("/api/register", user, anything);
        onRegistered(user.username);
      } catch (failure) {
        setProblem(serverMessageOr(failure, texts.account.registerError));
      }
    });

  return { busy, problem, register };
}
