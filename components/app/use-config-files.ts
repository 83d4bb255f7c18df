import { useLayoutEffect } from "react";
import useSWR from "swr";
import type { AppConfig, FeatureConfig } from "@/lib/app-config";
import { request } from "@/lib/client/api";
import { themeProperties } from "@/lib/color";
import { configPaths } from "@/lib/routes";

const headers = { "cache-control": "no-cache", pragma: "no-cache" };
const once = { revalidateOnFocus: false, revalidateOnReconnect: false };

function useConfigFile<File>(path: string) {
  return useSWR<File, Error>(path, () => request<File>("GET", path, undefined, { headers }), once);
}

/** The operator's two files (spec §7), and their title and colours on the page as soon as they are here. */
export function useConfigFiles() {
  const paths = configPaths(window.location.hostname);
  const app = useConfigFile<AppConfig>(paths.app);
  const features = useConfigFile<FeatureConfig>(paths.features);

  useLayoutEffect(() => {
    if (app.data) document.title = app.data.title;
  }, [app.data]);

  useLayoutEffect(() => {
    if (!features.data) return;
    for (const [name, value] of Object.entries(themeProperties(features.data))) {
      document.documentElement.style.setProperty(name, value);
    }
  }, [features.data]);

  return {
    config: app.data && features.data && { app: app.data, features: features.data },
    failed: Boolean(app.error || features.error),
    busy: app.isValidating || features.isValidating,
    retry: () => {
      app.mutate();
      features.mutate();
    },
  };
}
