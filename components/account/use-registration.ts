import useSWR from "swr";
import { anything } from "@/lib/api/shape";
import { getAs, type RequestError } from "@/lib/client/api";
import { readAddress } from "@/lib/client/hash-location";
import { shareReturn } from "@/lib/client/session";
import { isSharePath } from "@/lib/routes";
import { type RegistrationRefusal, registrationRefusals, registrationTexts } from "@/lib/texts/registration";

const check = getAs(anything);

/**
 * Whether this visitor may register, and the leaf that says so. `invitation` goes with the registration: the code of a one-time
 * link, or the path of a memory that somebody shared.
 */
export function useRegistration(returnUrl: string | null) {
  const code = new URLSearchParams(readAddress().query).get("invitation");
  const shared = returnUrl && isSharePath(returnUrl) ? returnUrl : null;
  const invitation = code ?? shared ?? shareReturn.read() ?? undefined;
  const query = invitation === undefined ? "" : `?${new URLSearchParams({ invitation })}`;
  const { error, isLoading } = useSWR<unknown, RequestError>(`/api/registration${query}`, check, {
    shouldRetryOnError: false,
    // A form that somebody is filling in must not go because they looked at their mail meanwhile.
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  // Any other failure is no refusal: the form is shown, and the server decides when it is sent.
  const refusal = refusalOf(error?.code);
  const welcome = code ? registrationTexts.invited : shared && registrationTexts.shared;
  return { invitation, isLoading, isRefused: refusal !== null, leaf: refusal ?? welcome };
}

const refusalOf = (code: string | null = "") =>
  code !== null && code in registrationRefusals ? registrationRefusals[code as RegistrationRefusal] : null;
