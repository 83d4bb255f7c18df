import { useMemo, useState } from "react";
import useSWR from "swr";
import { isCareFile } from "@/lib/api/config-shapes";
import { getAs } from "@/lib/client/api";
import { isCareHidden, keepCareHidden } from "@/lib/client/hidden-care";
import { readSession } from "@/lib/client/session";
import { carePhrasesUrl, careRecognizer } from "@/lib/conversation/thread/care";

const fetchRecognizer = async (url: string) => careRecognizer((await getAs(isCareFile)(url)).lists);
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false };

function signedInName(): string | null {
  const session = readSession();
  return session.status === "in" ? session.username : null;
}

/** Whether a text calls for the care line. It is checked in the browser, and the result is not sent anywhere. */
export function useCareLine(text: string, id: string | null) {
  const [username] = useState(signedInName);
  const [isHidden, setHidden] = useState(() => username !== null && id !== null && isCareHidden(username, id));
  const { data: isGrave } = useSWR(carePhrasesUrl, fetchRecognizer, once);
  const isNeeded = useMemo(() => isGrave?.(text) ?? false, [isGrave, text]);

  function hide() {
    setHidden(true);
    if (id !== null && username !== null && username === signedInName()) keepCareHidden(username, id);
  }

  return { isShown: isNeeded && !isHidden, hide };
}
