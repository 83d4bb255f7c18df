import { useState } from "react";
import { problemOf } from "@/components/conversation/entries/use-entries";
import { MemoryDateChips } from "@/components/session/memory-date-chips";
import { useUnderstood } from "@/components/session/use-date-context";
import { FieldError } from "@/components/ui/field";
import { useBusy } from "@/components/ui/use-busy";
import { whenTexts } from "@/lib/texts/when";
import styles from "./thread.module.css";
import type { SaveWhen } from "./use-memory-date";

type Props = { version: number; written: string; save: SaveWhen };

/** When a memory without a date may have been, by what is written in it. */
export function MemoryDateSuggestion({ version, written, save }: Props) {
  const understood = useUnderstood();
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useBusy();

  const take = async (phrase: string) =>
    setProblem(problemOf(await save(phrase, { text: "", version }, () => {}, whenTexts.saved(understood(phrase)))));

  return (
    <div className={styles.suggestion} dir="ltr" data-screen-only>
      <MemoryDateChips written={written} disabled={busy} onTake={(phrase) => run(() => take(phrase))} />
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}
