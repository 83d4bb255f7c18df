import useSWR from "swr";
import { get } from "@/lib/client/api";
import type { Profile } from "@/lib/schemas";

export const useProfile = () => useSWR<Profile>("/api/profile", get);
