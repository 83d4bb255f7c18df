import type { ReactNode } from "react";
import { Ribbon } from "./ribbon";
import styles from "./topic-title.module.css";

type TopicTitleProps = { topic: string | null | undefined; className?: string; children: ReactNode };

/** The name of a conversation in a list, after the ribbon of its topic. */
export const TopicTitle = ({ topic, className, children }: TopicTitleProps) => (
  <span className={styles.title}>
    {topic && <Ribbon topic={topic} />}
    <bdi className={`two-lines ${styles.name} ${className ?? ""}`}>{children}</bdi>
  </span>
);
