import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import styles from "./reply.module.css";

export const PlainText = ({ text }: { text: string }) => <p className={styles.plainText}>{text}</p>;

/** The Markdown of a reply. Most replies have none, and a thread loads the code only for one that may have some. */
export const Markdown = lazyWithRetry(() => import("./markdown").then(({ Markdown }) => Markdown), {
  Waiting: PlainText,
  Failed: PlainText,
});
