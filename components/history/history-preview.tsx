import { Lock } from "lucide-react";
import { useConfig } from "@/components/session/use-config";
import { Loading } from "@/components/ui/loading";
import { MissingPart } from "@/components/ui/missing-part";
import { limits } from "@/lib/api/limits";
import { type PreviewLine, previewOf } from "@/lib/conversation/history";
import { texts } from "@/lib/texts";
import { historyTexts } from "@/lib/texts/history";
import { noteTexts } from "@/lib/texts/note";
import styles from "./history-details.module.css";
import { usePreview } from "./use-preview";

/** The first entries of a conversation, shown inside the history. */
export function HistoryPreview({ id }: { id: string }) {
  const { thread, hasFailed, retry } = usePreview(id);
  if (hasFailed) return <MissingPart sentence={texts.conversation.historyFailed} onRetry={retry} />;
  if (!thread) return <Loading>{texts.conversation.loading}</Loading>;
  const { lines, hidden } = previewOf(thread, limits.previewEntries);
  return (
    <div className={styles.preview}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a thread keep their order
        <Line key={index} {...line} />
      ))}
      {hidden > 0 && <p className="hint">{historyTexts.more(hidden)}</p>}
    </div>
  );
}

function Line({ from, text }: PreviewLine) {
  const { features } = useConfig();
  return (
    <p className={styles[from]} dir="auto">
      {from === "note" && <Lock size={12} className={styles.lock} aria-label={noteTexts.title} />}
      {from === "assistant" && (
        <>
          <b dir="ltr">{features.flexiAppName.name}</b>{" "}
        </>
      )}
      {text}
    </p>
  );
}
