import { Swords } from "lucide-react";
import { Button } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { Notice } from "@/components/ui/notice";
import type { NewChallenge } from "@/lib/api/training-schemas";
import { challengeTexts } from "@/lib/texts/challenge";
import styles from "./challenge.module.css";
import { useNewChallenge } from "./use-challenge";

/** Makes a link to the same questions for others, and shows it. */
export function ChallengeOffer({ challenge }: { challenge: NewChallenge }) {
  const { link, busy, problem, create } = useNewChallenge(challenge);
  return (
    <div className={styles.offer}>
      {link ? (
        <>
          <CopyLink link={link} kind="plain" />
          <p className={styles.hint}>{challengeTexts.offerHint}</p>
        </>
      ) : (
        <Button kind="plain" busy={busy} onClick={create}>
          <Swords size={18} aria-hidden="true" />
          {challengeTexts.offer}
        </Button>
      )}
      <Notice kind="error">{problem}</Notice>
    </div>
  );
}
