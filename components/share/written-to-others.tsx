import { RotateCcw, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { RemoveForGood } from "@/components/session/remove-for-good";
import { DateTime, LongDay } from "@/components/ui/date-time";
import { Notice } from "@/components/ui/notice";
import { TitledSection } from "@/components/ui/titled-section";
import { ToolButton } from "@/components/ui/tool-button";
import { useBusy } from "@/components/ui/use-busy";
import type { SharedWithMe, WrittenToOthers } from "@/lib/api/contribution-responses";
import { timings } from "@/lib/api/limits";
import { contributionTexts } from "@/lib/texts/contribution";
import { entryTexts } from "@/lib/texts/entries";
import { ContributionVersions } from "./contribution-versions";
import styles from "./share.module.css";
import type { useSharedWithMe } from "./use-shared-with-me";

type Verbs = Pick<ReturnType<typeof useSharedWithMe>, "change" | "withdraw" | "restore" | "removeForGood">;

/** Where a person withdraws what they wrote, also to a link that is dead. */
export function WrittenToOthersList({ contributions, ...verbs }: Pick<SharedWithMe, "contributions"> & Verbs) {
  return (
    <TitledSection title={contributionTexts.written} level="h3">
      <ul className={styles.list}>
        {contributions.map((written) => (
          <WrittenRow key={written._id} {...{ written, ...verbs }} />
        ))}
      </ul>
    </TitledSection>
  );
}

/** What was withdrawn stays in its place, where it can be restored. */
function WrittenRow({ written, change, withdraw, restore, removeForGood }: { written: WrittenToOthers } & Verbs) {
  const { _id, kind, text, timestamp, isChanged, withdrawnAt } = written;
  const textId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useBusy();
  const attempt = (verb: Verbs["withdraw"]) => () => run(async () => setProblem(await verb(_id)));
  return (
    <li className={styles.row}>
      <p id={textId} className={styles.excerpt} dir="auto">
        {text}
      </p>
      <p className="hint" role="status">
        {contributionTexts.yours[kind]} · <DateTime iso={timestamp} />
        {withdrawnAt && (
          <>
            {" "}
            · {contributionTexts.withdrawnUntil} <LongDay iso={restorableUntil(withdrawnAt)} />
          </>
        )}
      </p>
      {isChanged && !withdrawnAt && (
        <div>
          <ContributionVersions id={_id} onRestore={(earlier) => change(_id, earlier)} />
        </div>
      )}
      <ToolButton
        icon={withdrawnAt ? RotateCcw : Undo2}
        aria-describedby={textId}
        aria-disabled={busy || undefined}
        onClick={attempt(withdrawnAt ? restore : withdraw)}
      >
        {withdrawnAt ? entryTexts.restore : contributionTexts.withdraw}
      </ToolButton>
      {withdrawnAt && (
        <div>
          <RemoveForGood question={contributionTexts.forGoodQuestion} busy={busy} onRemove={attempt(removeForGood)} />
        </div>
      )}
      <Notice kind="error">{problem}</Notice>
    </li>
  );
}

const restorableUntil = (withdrawnAt: string) =>
  new Date(Date.parse(withdrawnAt) + timings.deletedRetentionDays * 86_400_000).toISOString();
