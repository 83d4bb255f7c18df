import { useEffect, useState } from "react";
import { timings } from "@/lib/api/limits";
import { isCareHidden, keepCareHidden } from "@/lib/client/hidden-care";
import { readSession } from "@/lib/client/session";
import { isGrave } from "@/lib/conversation/care-line";

function signedInName(): string | null {
  const session = readSession();
  return session.status === "in" ? session.username : null;
}

/** Only the first look takes long. */
let hasLooked = false;

/** Whether a text calls for the care line. It is checked in the browser, and the result is not sent anywhere. */
export function useCareLine(text: string, id: string | null) {
  const [username] = useState(signedInName);
  const [isNeeded, setNeeded] = useState(false);
  const [isHidden, setHidden] = useState(() => username !== null && id !== null && isCareHidden(username, id));

  useEffect(() => {
    let isCurrent = true;
    // Without a connection the recogniser may not load; the next thread tries again.
    import("@/lib/conversation/care").then(
      (care) => (hasLooked ? look(care) : setTimeout(look, timings.careDelayMs, care)),
      () => null,
    );
    function look({ careSignOf }: typeof import("@/lib/conversation/care")) {
      if (!isCurrent) return;
      hasLooked = true;
      setNeeded(isGrave(careSignOf(text)));
    }
    return () => {
      isCurrent = false;
    };
  }, [text]);

  function hide() {
    setHidden(true);
    if (id !== null && username !== null && username === signedInName()) keepCareHidden(username, id);
  }

  return { isShown: isNeeded && !isHidden, hide };
}
