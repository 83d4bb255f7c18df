import { FullPage } from "@/components/ui/full-page";
import { texts } from "@/lib/texts";

export function NotFoundScreen() {
  return (
    <FullPage title={texts.frame.notFound}>
      <title>{texts.frame.title}</title>
      <a href="/">{texts.frame.toStart}</a>
    </FullPage>
  );
}
