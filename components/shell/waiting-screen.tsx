import { Greeting } from "@/components/home/greeting";
import home from "@/components/home/home.module.css";
import { Mark } from "@/components/session/mark";
import { Loading } from "@/components/ui/loading";
import { texts } from "@/lib/texts";
import layout from "./layout.module.css";

/**
 * What the HTML shows until the app has loaded: a sentence, and for somebody who opens home the greeting (`FirstPaintScript` finds out).
 * The app greets them at the same place.
 */
export const WaitingScreen = () => (
  <div className={`${layout.layout} ${home.screen}`}>
    <div className={`${layout.bar} ${home.homeOnly}`} />
    <div className={`${layout.side} ${home.homeOnly}`} />
    <main className={layout.content}>
      <div className={layout.column}>
        <div className={home.setup}>
          {/* Hidden from screen readers, because the app announces the greeting again. */}
          <div className={home.homeOnly} aria-hidden="true">
            <Greeting
              name={
                // The script may set the name before React hydrates it.
                <span data-name="" suppressHydrationWarning>
                  {""}
                </span>
              }
            />
          </div>
          <noscript>{texts.layout.scriptNeeded}</noscript>
          <div className={`${home.sentence} appearing`}>
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
