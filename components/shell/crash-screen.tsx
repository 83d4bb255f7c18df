import { Button } from "@/components/ui/button";
import { hashHref, paths } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { FullPage } from "./full-page";
import { useEndFirstPaint } from "./use-end-first-paint";

/** Offers the start page besides a reload, because a page that always crashes would crash again after the reload. */
export function CrashScreen() {
  useEndFirstPaint();

  function openStartPage() {
    // The history state is cleared, too: it may open a part of the app that does not load.
    window.history.replaceState(null, "", hashHref(paths.home));
    window.location.reload();
  }

  return (
    <FullPage title={texts.crash.title}>
      <title>{texts.layout.title}</title>
      <p role="alert">{texts.crash.hint}</p>
      <Button onClick={() => window.location.reload()}>{texts.crash.reload}</Button>
      <Button kind="plain" onClick={openStartPage}>
        {texts.layout.toStart}
      </Button>
    </FullPage>
  );
}
