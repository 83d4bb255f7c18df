import { useLayoutEffect, useMemo } from "react";
import useSWR, { preload } from "swr";
import { isAppConfig, isFeatures } from "@/lib/api/config-shapes";
import type { Features } from "@/lib/api/responses";
import type { Check } from "@/lib/api/shape";
import { getAs } from "@/lib/client/api";
import { configHeaders } from "@/lib/client/first-paint";
import { themeProperties } from "@/lib/color";
import type { AppConfig } from "@/lib/config/app-config";
import { startNewLabels } from "@/lib/config/start-new-labels";
import { configPaths } from "@/lib/routes";

const once = { revalidateOnFocus: false, revalidateOnReconnect: false };

const fetcher = <File>(check: Check<File>) => getAs(check, { headers: configHeaders });
const [fetchApp, fetchFeatures] = [fetcher(isAppConfig), fetcher(isFeatures)];

// Requested before anything is rendered, because every screen needs them.
if (typeof window !== "undefined") {
  const paths = configPaths(window.location.hostname);
  preload(paths.app, fetchApp).catch(() => null);
  preload(paths.features, fetchFeatures).catch(() => null);
}

/** The operator's two files (spec §7). Their colours are applied to the page as soon as they are loaded. */
export function useConfigFiles() {
  const paths = configPaths(window.location.hostname);
  const app = useSWR<AppConfig, Error>(paths.app, fetchApp, once);
  const features = useSWR<Features, Error>(paths.features, fetchFeatures, once);

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
    failed: Boolean(app.error || features.error),
    busy: app.isValidating || features.isValidating,
    retry: () => {
      app.mutate();
      features.mutate();
    },
  };
}
