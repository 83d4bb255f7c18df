import { Greeting } from "@/components/conversation/greeting";
import guide from "@/components/conversation/guide.module.css";
import frame from "@/components/shell/layout.module.css";
import { Loading } from "@/components/ui/loading";
import { texts } from "@/lib/texts";
import styles from "./waiting-screen.module.css";

/**
 * What is seen before the app is there, in the HTML already. Somebody who comes home, as the page itself finds out
 * (`first-paint.inline.js`), is greeted at once, and the rest of home comes around the very same words.
 */
export function WaitingScreen() {
  return (
    <div className={`${frame.frame} ${styles.screen}`}>
      <div className={`${frame.bar} ${styles.atHome}`} />
      <div className={`${frame.side} ${styles.atHome}`} />
      <main className={frame.content}>
        <div className={frame.column}>
          <div className={guide.setup}>
            {/* Said aloud by the app, once it is there. */}
            <div className={styles.atHome} aria-hidden="true">
              <Greeting name={<span className={styles.name} />} />
            </div>
            <noscript>{texts.layout.scriptNeeded}</noscript>
            <Loading>{texts.conversation.loadingConfiguration}</Loading>
          </div>
        </div>
      </main>
    </div>
  );
}
