import { PathLink } from "@/components/session/path-link";
import { useLocalNames } from "@/components/session/use-local-names";
import type { LifeMemory } from "@/lib/api/responses";
import { whenWithYear } from "@/lib/conversation/life-line";
import { conversationPath } from "@/lib/routes";
import styles from "./life-page.module.css";

/** Every memory as a line of an ordinary list: for screen readers, for the search of the browser, and for little paper. */
export function PlainList({ memories }: { memories: LifeMemory[] }) {
  const { nameOf } = useLocalNames();
  return (
    <ol className={styles.plain}>
      {memories.map((memory) => (
        <li key={memory._id}>
          <PathLink path={conversationPath(memory._id)}>
            <bdi>{nameOf(memory).name}</bdi>,{" "}
            <bdi className="quiet">{whenWithYear(memory.when, navigator.language)}</bdi>
          </PathLink>
        </li>
      ))}
    </ol>
  );
}
