import { useConfig } from "@/components/session/config";
import { texts } from "@/lib/texts";
import styles from "./thread.module.css";

/** Says, where something is about to be sent, that no AI reads it. Not said in the replies, which are kept, shared and found. */
export function NoAiLine() {
  const { features } = useConfig();
  if (features.aiConnected !== false) return null;
  return <p className={styles.noAi}>{texts.conversation.noAi(features.flexiAppName.name)}</p>;
}
