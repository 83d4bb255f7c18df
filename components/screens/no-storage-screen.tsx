import { FullPage } from "@/components/shell/full-page";
import { useEndFirstPaint } from "@/components/shell/use-end-first-paint";
import { Button } from "@/components/ui/button";
import { texts } from "@/lib/texts";
import { noStorageTexts } from "@/lib/texts/no-storage";

/** For a browser that stores nothing: neither the session nor what is being written would survive a reload. */
export function NoStorageScreen() {
  useEndFirstPaint();
  return (
    <FullPage title={noStorageTexts.title}>
      <title>{texts.layout.title}</title>
      <p role="alert">{noStorageTexts.hint}</p>
      <Button onClick={() => window.location.reload()}>{texts.crash.reload}</Button>
    </FullPage>
  );
}
