import { type ReactNode, Suspense, useDeferredValue } from "react";
import { ConfigContext } from "@/components/session/use-config";
import { Button } from "@/components/ui/button";
import { texts } from "@/lib/texts";
import { FullPage } from "./full-page";
import { useConfigFiles } from "./use-config-files";
import { useEndFirstPaint } from "./use-end-first-paint";
import { UserCache } from "./use-user-cache";
import { Waiting } from "./waiting";

type ConfigProviderProps = { username: string | null; children: ReactNode };

/** Loads the operator's configuration, without which no screen is shown, and gives each person a cache of their own. */
export function ConfigProvider({ username, children }: ConfigProviderProps) {
  const { config: loaded, failed, busy, retry } = useConfigFiles();
  // Deferred, so that React renders the screens in small steps and the page handles keys and clicks in between. While the first screen is
  // still loading, the boundary keeps what it shows: had it switched to its fallback, React would hold the screen back for 300 ms.
  const config = useDeferredValue(loaded);
  return (
    <>
      {/* Around the boundary: SWR forgets a cache inside one that shows its fallback. */}
      <UserCache username={username}>
        <Suspense fallback={<Waiting />}>
          {config && <ConfigContext value={config}>{children}</ConfigContext>}
          {!config && !failed && <Waiting />}
        </Suspense>
      </UserCache>
      {!config && failed && <ConfigurationAway busy={busy} onRetry={retry} />}
    </>
  );
}

function ConfigurationAway({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  useEndFirstPaint();
  return (
    <FullPage>
      <title>{texts.layout.title}</title>
      <p role="alert">{texts.layout.configurationFailed}</p>
      <Button busy={busy} onClick={onRetry}>
        {texts.ui.retry}
      </Button>
    </FullPage>
  );
}
