import { CheckboxField } from "@/components/ui/checkbox-field";
import { LongDay } from "@/components/ui/date-time";
import { SelectField } from "@/components/ui/field";
import type { Share } from "@/lib/api/responses";
import { expiries, hasEnded, type ShareChoices } from "@/lib/conversation/share/share-choices";
import { shareTexts } from "@/lib/texts/share";

type Props = {
  share: Share | undefined;
  chosen: ShareChoices;
  busy: boolean;
  onChoose: (choices: ShareChoices) => void;
};

/** How long a link works, and whether its readers may write to it: as it is, or as it was chosen before there is a link. */
export function ShareLimits({ share, chosen, busy, onChoose }: Props) {
  const expiresAt = share?.expiresAt ?? null;
  const isEnded = share !== undefined && hasEnded(share);
  const day = expiresAt && <LongDay iso={expiresAt} />;
  const isUntilDay = day !== null && !isEnded && !chosen.expiresInDays;
  return (
    <>
      <SelectField
        label={shareTexts.worksLabel}
        hint={
          day && (
            <>
              {isEnded ? shareTexts.endedOn : shareTexts.endsOn} {day}
            </>
          )
        }
        value={isUntilDay ? "" : (chosen.expiresInDays ?? "never")}
        // The `disabled` attribute would take the focus away during the call.
        aria-disabled={busy || undefined}
        onChange={({ target: { value } }) => {
          const expiresInDays = expiries.find((expiry) => String(expiry) === value);
          if (expiresInDays && !busy) onChoose({ expiresInDays });
        }}
      >
        {isUntilDay && <option value="">{shareTexts.worksUntil}</option>}
        {expiries.map((expiry) => (
          <option key={expiry} value={expiry}>
            {shareTexts.works[expiry]}
          </option>
        ))}
      </SelectField>
      <CheckboxField
        label={shareTexts.takesContributions}
        checked={chosen.takesContributions ?? share?.takesContributions ?? true}
        aria-disabled={busy || undefined}
        onChange={({ target: { checked } }) => !busy && onChoose({ takesContributions: checked })}
      />
    </>
  );
}
