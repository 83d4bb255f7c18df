import { Button } from "@/components/ui/button";
import { FullPage } from "@/components/ui/full-page";
import { texts } from "@/lib/texts";

export function CrashScreen() {
  return (
    <FullPage title={texts.crash.title}>
      <p role="alert">{texts.crash.hint}</p>
      <Button onClick={() => window.location.reload()}>{texts.crash.reload}</Button>
    </FullPage>
  );
}
