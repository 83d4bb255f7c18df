import { useEffect, useState } from "react";
import { anything } from "@/lib/api/shape";
import { getAs, RequestError } from "@/lib/client/api";
import { readAddress } from "@/lib/client/hash-location";
import { shareReturn } from "@/lib/client/session";
import { isSharePath } from "@/lib/routes";
import { type RegistrationRefusal, registrationRefusals, registrationTexts } from "@/lib/texts/registration";

type Checked = { path: string; refusal: RegistrationRefusal | null };

/**
 * Whether this visitor may register, and the leaf that says so. `invitation` goes with the registration: the code of a one-time
 * link, or the path of a memory that somebody shared.
 */
export function useRegistration(returnUrl: string | null) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const code = new URLSearchParams(readAddress().query).get("invitation");
  const shared = returnUrl && isSharePath(returnUrl) ? returnUrl : null;
  const invitation = code ?? shared ?? shareReturn.read() ?? undefined;
  const query = invitation === undefined ? "" : `?${new URLSearchParams({ invitation })}`;
  const path = `/api/registration${query}`;

  useEffect(() => {
    let isCurrent = true;
    // Any other failure is no refusal: the form is shown, and the server decides when it is sent.
    const check = getAs(anything)(path).then(() => null, refusalOf);
    check.then((refusal) => isCurrent && setChecked({ path, refusal }));
    return () => {
      isCurrent = false;
    };
  }, [path]);

  const isLoading = checked?.path !== path;
  const refusal = isLoading || !checked.refusal ? null : registrationRefusals[checked.refusal];
  const welcome = code ? registrationTexts.invited : shared && registrationTexts.shared;
  return { invitation, isLoading, isRefused: refusal !== null, leaf: refusal ?? welcome };
}

function refusalOf(failure: unknown): RegistrationRefusal | null {
  const code = failure instanceof RequestError ? failure.code : null;
  return code !== null && Object.hasOwn(registrationRefusals, code) ? (code as RegistrationRefusal) : null;
}
