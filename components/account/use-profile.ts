import useSWR from "swr";
import type { Profile } from "@/lib/answers";
import { type RequestError, request } from "@/lib/client/api";
import { texts } from "@/lib/texts";

export const profileUrl = "/api/profile";

const read = () => request<Profile>("GET", profileUrl, undefined, { refused: texts.profile.sessionExpired });

export const useProfile = () => useSWR<Profile, RequestError>(profileUrl, read);
