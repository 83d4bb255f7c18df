import { createContext, type ReactNode, useContext } from "react";
import { Button } from "@/components/ui/button";
import { FullPage } from "@/components/ui/full-page";
import { Loading } from "@/components/ui/loading";
import { Notice } from "@/components/ui/notice";
import type { AppConfig, FeatureConfig } from "@/lib/app-config";
import { texts } from "@/lib/texts";
import { useConfigFiles } from "./use-config-files";

type Config = { app: AppConfig; features: FeatureConfig };

const ConfigContext = createContext<Config | null>(null);

/** What the operator chose (spec §3). */
export function useConfig(): Config {
  const config = useContext(ConfigContext);
  if (!config) throw new Error("useConfig is used outside ConfigProvider");
  return config;
}

export function ConfigProvider({ children }: { children: ReactNode }) {
  const { config, failed, busy, retry } = useConfigFiles();
  if (config) return <ConfigContext value={config}>{children}</ConfigContext>;
  if (!failed) {
    return (
      <FullPage>
        <Loading>{texts.conversation.loadingConfiguration}</Loading>
      </FullPage>
    );
  }
  return (
    <FullPage>
      <Notice kind="error">{texts.frame.configurationFailed}</Notice>
      <Button busy={busy} onClick={retry}>
        {texts.ui.retry}
      </Button>
    </FullPage>
  );
}
