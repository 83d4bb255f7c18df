import { useLayoutEffect, useMemo } from "react";
import useSWR, { preload } from "swr";
import type { AppConfig, FeatureConfig } from "@/lib/app-config";
import { request } from "@/lib/client/api";
import { configHeaders } from "@/lib/client/early";
import { themeProperties } from "@/lib/color";
import { configPaths } from "@/lib/routes";
import { texts } from "@/lib/texts";

const once = { revalidateOnFocus: false, revalidateOnReconnect: false };

const fetchFile = (path: string) => request("GET", path, undefined, { headers: configHeaders });

const useConfigFile = <File>(path: string) =>
  useSWR<File, Error>(path, fetchFile as (path: string) => Promise<File>, once);

// Asked for before anything is drawn: every screen waits for them.
if (typeof window !== "undefined") {
  for (const path of Object.values(configPaths(window.location.hostname))) {
    preload(path, fetchFile).catch(() => null);
  }
}

/** What Start New is called on the page and in the menu: each as the other where the operator named one only. */
function startNewLabels({ startNewButtonText: page }: AppConfig, { startNewButtonText: menu }: FeatureConfig) {
  return { page: page ?? menu ?? texts.label.startNew, menu: menu ?? page ?? texts.label.startNew };
}

/** The operator's two files (spec §7), and their colours on the page as soon as they are here. */
export function useConfigFiles() {
  const paths = configPaths(window.location.hostname);
  const app = useConfigFile<AppConfig>(paths.app);
  const features = useConfigFile<FeatureConfig>(paths.features);

  useLayoutEffect(() => {
    if (!features.data) return;
    for (const [name, value] of Object.entries(themeProperties(features.data))) {
      document.documentElement.style.setProperty(name, value);
    }
  }, [features.data]);

  const config = useMemo(
    () =>
      app.data &&
      features.data && { app: app.data, features: features.data, startNew: startNewLabels(app.data, features.data) },
    [app.data, features.data],
  );
  return {
    config,
    title: app.data?.title,
    failed: Boolean(app.error || features.error),
    busy: app.isValidating || features.isValidating,
    retry: () => {
      app.mutate();
      features.mutate();
    },
  };
}
