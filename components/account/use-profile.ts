import useSWR from "swr";
import type { Profile } from "@/lib/answers";
import { type RequestError, request } from "@/lib/client/api";
import { profileTexts } from "@/lib/texts/profile";

export const profileUrl = "/api/profile";

const read = () => request<Profile>("GET", profileUrl, undefined, { refused: profileTexts.sessionExpired });

export const useProfile = () => useSWR<Profile, RequestError>(profileUrl, read);
