import { timings } from "@/lib/api/limits";

/** Links to files are renewed before they run out. */
export const linkRenewalMs = timings.fileLinkMinutes * 0.8 * 60_000;
