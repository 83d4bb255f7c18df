import { Greeting } from "@/components/conversation/greeting";
import greeting from "@/components/conversation/greeting.module.css";
import { Mark } from "@/components/session/mark";
import { Loading } from "@/components/ui/loading";
import { greetedName } from "@/lib/client/first-paint";
import { texts } from "@/lib/texts";
import layout from "./layout.module.css";
import styles from "./waiting-screen.module.css";

/**
 * What the HTML shows until the app has loaded. Somebody who opens home is greeted at once (`first-paint.inline.js` finds out),
 * and the rest of home is then rendered around the greeting, which does not move.
 */
export function WaitingScreen() {
  return (
    <div className={`${layout.layout} ${styles.screen}`}>
      <div className={`${layout.bar} ${styles.homeOnly}`} />
      <div className={`${layout.side} ${styles.homeOnly}`} />
      {/* The screens have one of their own. */}
      <title>{texts.layout.title}</title>
      <main className={layout.content}>
        <div className={layout.column}>
          <div className={greeting.setup}>
            {/* Hidden from screen readers, because the app announces the greeting again. */}
            <div className={styles.homeOnly} aria-hidden="true">
              <Greeting name={<span data-greeted-name="">{greetedName()}</span>} />
            </div>
            <noscript>{texts.layout.scriptNeeded}</noscript>
            <div className={styles.leaf}>
              <Loading>
                <Mark />
                {texts.conversation.loadingConfiguration}
              </Loading>
            </div>
          </div>
        </div>
      </main>
    </div>
  );
}
