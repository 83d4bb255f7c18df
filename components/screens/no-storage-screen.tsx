import { Button } from "@/components/ui/button";
import { FullPage } from "@/components/ui/full-page";
import { texts } from "@/lib/texts";

/** For a browser that stores nothing: neither the session nor what is being written would survive a reload. */
export function NoStorageScreen() {
  return (
    <FullPage title={texts.noStorage.title}>
      <title>{texts.layout.title}</title>
      <p role="alert">{texts.noStorage.hint}</p>
      <Button onClick={() => window.location.reload()}>{texts.crash.reload}</Button>
    </FullPage>
  );
}
