import useSWR from "swr";
import { listOf, number, shape } from "@/lib/api/shape";
import { getAs, type RequestError } from "@/lib/client/api";

type Years = { years: number[] };
const fetchYears = getAs(shape<Years>({ years: listOf(number) }));

const path = "/api/conversations/years";

function fetchOwnYears(): Promise<Years> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return fetchYears(`${path}?${new URLSearchParams({ timeZone })}`);
}

/** The years in which this person's conversations began, newest first; empty until they are known. */
export function useYears(): number[] {
  const { data } = useSWR<Years, RequestError>(path, fetchOwnYears);
  return data?.years ?? [];
}

/** The beginning of a year in the reader's time zone. */
export const startOfYear = (year: number) => new Date(year, 0, 1).toISOString();
