import { createContext, type ReactNode, useContext, useDeferredValue } from "react";
import { WaitingScreen } from "@/components/screens/waiting-screen";
import { Button } from "@/components/ui/button";
import { FullPage } from "@/components/ui/full-page";
import { Notice } from "@/components/ui/notice";
import type { Features } from "@/lib/answers";
import type { AppConfig } from "@/lib/app-config";
import { texts } from "@/lib/texts";
import { useConfigFiles } from "./use-config-files";

type Config = { app: AppConfig; features: Features; startNew: { page: string; menu: string } };

const ConfigContext = createContext<Config | null>(null);

/** What the operator chose (spec §3). */
export function useConfig(): Config {
  const config = useContext(ConfigContext);
  if (!config) throw new Error("useConfig is used outside ConfigProvider");
  return config;
}

export function ConfigProvider({ children }: { children: ReactNode }) {
  const { config: loaded, title, failed, busy, retry } = useConfigFiles();
  // All that waits for it is drawn piece by piece, so that the page hears keys and clicks meanwhile.
  const config = useDeferredValue(loaded);
  return (
    <>
      <title>{title ?? texts.frame.title}</title>
      {config && <ConfigContext value={config}>{children}</ConfigContext>}
      {!config && !failed && <WaitingScreen />}
      {!config && failed && (
        <FullPage>
          <Notice kind="error">{texts.frame.configurationFailed}</Notice>
          <Button busy={busy} onClick={retry}>
            {texts.ui.retry}
          </Button>
        </FullPage>
      )}
    </>
  );
}
