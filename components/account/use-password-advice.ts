import { type FormEvent, useRef, useState } from "react";
import { passwordAdvice } from "@/lib/texts/password-advice";

/**
 * A hint about the password that is typed into a form, by what else is in it and by `names`. The list of common passwords is loaded at
 * the first letter of a password: those of at least 6 characters among the first 10,000 of `src/passwords.json` in
 * @zxcvbn-ts/language-common 4.1.3 (MIT), sorted.
 */
export function usePasswordAdvice(...names: string[]) {
  const nothing = { password: "", own: names };
  const [typed, setTyped] = useState(nothing);
  const [common, setCommon] = useState<ReadonlySet<string>>(new Set());
  const isRequested = useRef(false);

  function advise({ currentTarget }: FormEvent<HTMLFormElement>) {
    const fields = new FormData(currentTarget);
    const read = (name: string) => String(fields.get(name) ?? "");
    const password = read("password");
    setTyped({ password, own: [...names, read("username"), read("displayName"), read("email")] });
    if (password === "" || isRequested.current) return;
    isRequested.current = true;
    // Without the list the hint says less.
    import("@/lib/client/common-passwords.json").then(
      ({ default: list }) => setCommon(new Set(list)),
      () => {},
    );
  }

  return {
    advice: passwordAdvice(typed.password, typed.own, common),
    advise,
    clear: () => setTyped(nothing),
  };
}
