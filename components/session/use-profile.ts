import useSWR from "swr";
import type { Profile } from "@/lib/api/responses";
import { flag, type Members, number, optional, shape, text } from "@/lib/api/shape";
import { getAs, type RequestError } from "@/lib/client/api";
import { profileUrl } from "@/lib/routes";
import { texts } from "@/lib/texts";

export const profileMembers: Members<Profile> = {
  username: text,
  email: text,
  displayName: text,
  showOnBoard: optional(flag),
  mailAboutOffers: optional(flag),
  birthYear: optional(number),
};

const read = getAs(shape<Profile>(profileMembers), { refused: texts.request.profileSessionExpired, defersLogin: true });

/** `revalidateIfStale: false`: what another part of the page has read is recent enough. */
export const useProfile = (options?: { revalidateIfStale: boolean }) =>
  useSWR<Profile, RequestError>(profileUrl, read, { revalidateOnFocus: true, shouldRetryOnError: true, ...options });
