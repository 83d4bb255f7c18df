import { dateContext } from "@/lib/conversation/memory-date/when";
import { useProfile } from "./use-profile";

/** What dates in words mean to this person. */
export const useDateContext = () => dateContext(useProfile().data?.birthYear ?? null);
