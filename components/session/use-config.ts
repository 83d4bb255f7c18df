import { createContext, useContext } from "react";
import type { Features } from "@/lib/api/responses";
import type { AppConfig } from "@/lib/config/app-config";

type Config = { app: AppConfig; features: Features; startNew: { page: string; menu: string } };

export const ConfigContext = createContext<Config | null>(null);

/** The configuration of the operator (spec §3). */
export function useConfig(): Config {
  const config = useContext(ConfigContext);
  if (!config) throw new Error("useConfig is used outside ConfigProvider");
  return config;
}
