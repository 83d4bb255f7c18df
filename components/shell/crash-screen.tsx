import { Button } from "@/components/ui/button";
import { FullPage } from "@/components/ui/full-page";
import { hashHref, paths } from "@/lib/routes";
import { texts } from "@/lib/texts";

/** Loading again ends here again if the page itself is what crashes; the start page is the way out. */
export function CrashScreen() {
  function start() {
    // Without what the history holds for this page: that may be a part of the app that does not load.
    window.history.replaceState(null, "", hashHref(paths.home));
    window.location.reload();
  }

  return (
    <FullPage title={texts.crash.title}>
      <p role="alert">{texts.crash.hint}</p>
      <Button onClick={() => window.location.reload()}>{texts.crash.reload}</Button>
      <Button kind="plain" onClick={start}>
        {texts.layout.toStart}
      </Button>
    </FullPage>
  );
}
