import { useConfig } from "@/components/session/config";
import { texts } from "@/lib/texts";
import styles from "./no-ai-line.module.css";

/** Tells a person who is about to send something that no AI is connected. It is not part of the replies, which are saved, shared and searched. */
export function NoAiLine() {
  const { features } = useConfig();
  if (features.aiConnected !== false) return null;
  return <p className={styles.noAiLine}>{texts.conversation.noAi(features.flexiAppName.name)}</p>;
}
