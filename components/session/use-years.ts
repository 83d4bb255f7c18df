import useSWR from "swr";
import { listOf, number, optional, shape } from "@/lib/api/shape";
import { getAs, type RequestError } from "@/lib/client/api";

/** `decades`: their first years. */
type Years = { years: number[]; decades?: number[] | undefined };
const fetchYears = getAs(shape<Years>({ years: listOf(number), decades: optional(listOf(number)) }));

const path = "/api/conversations/years";

function fetchOwnYears(): Promise<Years> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return fetchYears(`${path}?${new URLSearchParams({ timeZone })}`);
}

/** The years in which this person's conversations began, and the decades of the memories, newest first; empty until they are known. */
export function useYears(): Required<Years> {
  const { data } = useSWR<Years, RequestError>(path, fetchOwnYears);
  return { years: data?.years ?? [], decades: data?.decades ?? [] };
}

/** The beginning of a year in the reader's time zone. */
export const startOfYear = (year: number) => new Date(year, 0, 1).toISOString();
