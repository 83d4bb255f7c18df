import { useId } from "react";
import { PathLink } from "@/components/session/path-link";
import type { LatestConversation } from "@/components/session/use-latest";
import { paths } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { homeTexts } from "@/lib/texts/home";
import styles from "./cards.module.css";
import { ConversationCard } from "./go-on";

/** The latest conversations as leaves with their first words. */
export function Latest({ latest }: { latest: LatestConversation[] }) {
  const titleId = useId();

  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{texts.home.latest}</h2>
        <PathLink path={paths.history}>{homeTexts.allInHistory}</PathLink>
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
