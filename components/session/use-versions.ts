import useSWR from "swr";
import type { EntryVersion } from "@/lib/api/responses";
import { getAs } from "@/lib/client/api";
import { isVersionList } from "@/lib/client/entries";

const fetchVersions = getAs(isVersionList);

/** The earlier versions of what `url` belongs to, newest first. Read again whenever they are opened. */
export function useVersions(url: string) {
  const { data, error, isValidating, mutate } = useSWR<{ versions: EntryVersion[] }, Error>(url, fetchVersions);
  return { versions: data?.versions, hasFailed: error !== undefined && !isValidating, retry: () => void mutate() };
}
