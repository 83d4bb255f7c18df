import { type ReactNode, useDeferredValue } from "react";
import { ConfigContext } from "@/components/session/config";
import { Button } from "@/components/ui/button";
import { FullPage } from "@/components/ui/full-page";
import { Notice } from "@/components/ui/notice";
import { texts } from "@/lib/texts";
import { useConfigFiles } from "./use-config-files";
import { WaitingScreen } from "./waiting-screen";

/** Loads the operator's configuration, which every screen waits for. */
export function ConfigProvider({ children }: { children: ReactNode }) {
  const { config: loaded, title, failed, busy, retry } = useConfigFiles();
  // All that waits for it is drawn piece by piece, so that the page hears keys and clicks meanwhile.
  const config = useDeferredValue(loaded);
  return (
    <>
      <title>{title ?? texts.layout.title}</title>
      {config && <ConfigContext value={config}>{children}</ConfigContext>}
      {!config && !failed && <WaitingScreen />}
      {!config && failed && (
        <FullPage>
          <Notice kind="error">{texts.layout.configurationFailed}</Notice>
          <Button busy={busy} onClick={retry}>
            {texts.ui.retry}
          </Button>
        </FullPage>
      )}
    </>
  );
}
