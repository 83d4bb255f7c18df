import { type MouseEvent, useId } from "react";
import type { LatestConversation } from "@/components/session/use-latest";
import { hashHref, paths } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { homeTexts } from "@/lib/texts/home";
import styles from "./cards.module.css";
import { ConversationCard } from "./go-on";

type LatestProps = { latest: LatestConversation[]; onHistory: () => void };

/** The latest conversations as leaves with their first words. */
export function Latest({ latest, onHistory }: LatestProps) {
  const titleId = useId();

  function openHistory(event: MouseEvent) {
    // With a modifier key the browser opens home in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onHistory();
  }

  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{texts.home.latest}</h2>
        <a href={hashHref(paths.home)} aria-haspopup="dialog" onClick={openHistory}>
          {homeTexts.allInHistory}
        </a>
      </div>
      <ul className={styles.latest}>
        {latest.map((conversation) => (
          <li key={conversation._id}>
            <ConversationCard conversation={conversation} />
          </li>
        ))}
      </ul>
    </section>
  );
}
