import { homeTexts } from "@/lib/texts/home";
import styles from "./no-ai-line.module.css";
import { useConfig } from "./use-config";

/** Tells a person who is about to send something that no AI is connected. It is not part of the replies, which are saved, shared and searched. */
export function NoAiLine() {
  const { features } = useConfig();
  if (features.aiConnected !== false) return null;
  return <p className={styles.noAiLine}>{homeTexts.question.noAi}</p>;
}
