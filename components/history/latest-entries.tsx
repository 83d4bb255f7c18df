import { PathLink } from "@/components/session/path-link";
import { useLocalNames } from "@/components/session/use-local-names";
import { conversationPath } from "@/lib/routes";
import styles from "./latest-entries.module.css";
import type { LatestConversation } from "./use-latest";

type LatestEntriesProps = { latest: LatestConversation[]; shownId: string | null; onOpen?: () => void };

/** The names of the latest conversations, in the menu. */
export function LatestEntries({ latest, shownId, onOpen }: LatestEntriesProps) {
  const { nameOf } = useLocalNames();
  return latest.map((conversation) => (
    <PathLink
      key={conversation._id}
      className={styles.entry}
      path={conversationPath(conversation._id)}
      aria-current={conversation._id === shownId ? "page" : undefined}
      onOpen={onOpen}
    >
      <bdi>{nameOf(conversation).name}</bdi>
    </PathLink>
  ));
}
