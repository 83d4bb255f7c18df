import { History } from "lucide-react";
import { useState } from "react";
import { useVersions } from "@/components/session/use-versions";
import { VersionList } from "@/components/session/version-list";
import { TitledDialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { ToolButton } from "@/components/ui/tool-button";
import { useBusy } from "@/components/ui/use-busy";
import { entryTexts } from "@/lib/texts/entries";
import { versionsOf } from "./use-contributions";

type Props = {
  id: string;
  /** Offers an earlier text again. Resolves to why it has failed, or to `null`. */
  onRestore: (text: string) => Promise<string | null>;
};

/** The button that shows what a contribution of this person was before they changed it. */
export function ContributionVersions(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ToolButton icon={History} onClick={() => setIsOpen(true)}>
        {entryTexts.versions}
      </ToolButton>
      {isOpen && <ContributionVersionsDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ContributionVersionsDialog({ id, onRestore, onClose }: Props & { onClose: () => void }) {
  const listed = useVersions(versionsOf(id));
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useBusy();
  return (
    <TitledDialog title={entryTexts.versions} onClose={onClose}>
      <Notice kind="error">{problem}</Notice>
      <VersionList
        {...{ listed, busy }}
        onRestore={({ text }) =>
          run(async () => {
            const failure = await onRestore(text);
            if (failure === null) onClose();
            else setProblem(failure);
          })
        }
      />
    </TitledDialog>
  );
}
