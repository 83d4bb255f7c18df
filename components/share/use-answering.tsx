import { MessageCircleQuestion, MessagesSquare } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { SharedPart } from "@/lib/api/responses";
import { type ContributionKind, contributionKinds } from "@/lib/conversation/share/contribution";
import { ofPart, partRefOf } from "@/lib/conversation/share/share-target";
import { texts } from "@/lib/texts";
import { contributionTexts } from "@/lib/texts/contribution";
import { AcceptedContributions } from "./accepted-contributions";
import { ContributionForm } from "./contribution-form";
import { OwnContribution } from "./own-contribution";
import { useContributionDraft } from "./use-contribution-draft";
import { useContributions } from "./use-contributions";

const icons = { memory: MessagesSquare, question: MessageCircleQuestion };

/** What a reader of a shared part has written to it, the form for more, and the buttons that open it; to its owner what was accepted. */
export function useAnswering(part: SharedPart): Record<"list" | "form" | "buttons", ReactNode> {
  const { sharedBy, conversation } = part;
  const conversationId = conversation._id;
  const { isOwner, isKnown, hasFailed, contributions, reload, send, change, takeBack } =
    useContributions(conversationId);
  const ref = partRefOf(part);
  const partName = ref.noteId ?? ref.index ?? "post";
  const drafts = {
    memory: useContributionDraft(conversationId, `memory-${partName}`),
    question: useContributionDraft(conversationId, `question-${partName}`),
  };
  // One that was typed before a reload is there again.
  const [open, setOpen] = useState<ContributionKind | null>(
    () => contributionKinds.find((kind) => drafts[kind].text) ?? null,
  );

  async function sendText(kind: ContributionKind, text: string) {
    const failure = await send({ part: ref, kind, text, requestKey: drafts[kind].requestKey });
    if (failure === null) setOpen(null);
    return failure;
  }

  if (isOwner) {
    const list = <AcceptedContributions conversationId={conversationId} part={ref} />;
    return { list, form: null, buttons: null };
  }
  return {
    list: hasFailed ? (
      <Notice kind="error">
        {contributionTexts.notLoaded}
        <Button kind="plain" onClick={reload}>
          {texts.ui.retry}
        </Button>
      </Notice>
    ) : (
      ofPart(contributions, ref).map((contribution) => (
        <OwnContribution
          key={contribution._id}
          {...{ conversationId, contribution, sharedBy }}
          onChange={(text) => change(contribution._id, text)}
          onTakeBack={() => takeBack(contribution._id)}
        />
      ))
    ),
    form: isKnown && open && (
      <ContributionForm
        key={open}
        kind={open}
        draft={drafts[open]}
        sharedBy={sharedBy}
        onSend={(text) => sendText(open, text)}
        onCancel={() => setOpen(null)}
      />
    ),
    buttons:
      isKnown &&
      open === null &&
      contributionKinds.map((kind) => {
        const Icon = icons[kind];
        return (
          <Button key={kind} kind="plain" onClick={() => setOpen(kind)}>
            <Icon aria-hidden="true" size={18} />
            {contributionTexts.write[kind]}
          </Button>
        );
      }),
  };
}
