import { FullPage } from "@/components/ui/full-page";
import { texts } from "@/lib/texts";

export function NotFoundScreen() {
  return (
    <FullPage title={texts.layout.notFound}>
      <title>{texts.layout.title}</title>
      <a href="/">{texts.layout.toStart}</a>
    </FullPage>
  );
}
