import { FullPage } from "@/components/shell/full-page";
import button from "@/components/ui/button.module.css";
import { texts } from "@/lib/texts";

export function NotFoundScreen() {
  return (
    <FullPage title={texts.layout.notFound}>
      <title>{texts.layout.title}</title>
      <a className={`${button.button} ${button.primary}`} href="/">
        {texts.layout.toStart}
      </a>
    </FullPage>
  );
}
