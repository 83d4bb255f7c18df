import { useState } from "react";
import useSWR from "swr";
import type { Outcome } from "@/components/ui/outcome-notice";
import type { SignedInDevice } from "@/lib/api/responses";
import { anything, flag, listOf, shape, text } from "@/lib/api/shape";
import { getAs, request } from "@/lib/client/api";
import { texts } from "@/lib/texts";
import { sessionTexts } from "@/lib/texts/sessions";

/** The call that lists where somebody is signed in, and its SWR key. */
export const sessionsUrl = "/api/sessions";

type Devices = { sessions: SignedInDevice[] };

const options = { refused: texts.request.profileSessionExpired, defersLogin: true };
const isDevice = shape<SignedInDevice>({ _id: text, device: text, lastSeen: text, isCurrent: flag });
const read = getAs(shape<Devices>({ sessions: listOf(isDevice) }), options);

/** Where this person is signed in. `devices` is `undefined` until it is loaded. `end` and `endOthers` log out there. */
export function useDevices() {
  const { data, error, isValidating, mutate } = useSWR<Devices, Error>(sessionsUrl, read, { dedupingInterval: 0 });
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function remove(path: string, success: string, isEnded: (device: SignedInDevice) => boolean) {
    setOutcome(null);
    try {
      await request("DELETE", path, undefined, anything, options);
      setOutcome({ text: success, isFailure: false });
      await mutate((latest) => latest && { sessions: latest.sessions.filter((device) => !isEnded(device)) });
    } catch {
      setOutcome({ text: sessionTexts.endFailed, isFailure: true });
      await mutate();
    }
  }

  return {
    devices: data?.sessions,
    failed: Boolean(error),
    isValidating,
    reload: () => void mutate(),
    outcome,
    end: ({ _id }: SignedInDevice) =>
      remove(`${sessionsUrl}/${encodeURIComponent(_id)}`, sessionTexts.ended, (device) => device._id === _id),
    endOthers: () => remove(sessionsUrl, sessionTexts.othersEnded, ({ isCurrent }) => !isCurrent),
  };
}
