import { Loading } from "@/components/ui/loading";
import { hasFirstScreen } from "@/lib/client/first-paint";
import { texts } from "@/lib/texts";
import { FullPage } from "./full-page";

/** While a screen loads. Before the first one the HTML shows waiting-screen.tsx. */
export function Waiting() {
  return (
    <>
      <title>{texts.layout.title}</title>
      {hasFirstScreen() && (
        <FullPage>
          <Loading>{texts.label.loading}</Loading>
        </FullPage>
      )}
    </>
  );
}
