import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { LongDay } from "@/components/ui/date-time";
import { Loading } from "@/components/ui/loading";
import { MissingPart } from "@/components/ui/missing-part";
import { Notice } from "@/components/ui/notice";
import { useIdleFocus } from "@/components/ui/use-idle-focus";
import { type FinalScores, hasTriumphed, isDraw } from "@/lib/quiz/game-view";
import { levels } from "@/lib/quiz/rules";
import { texts } from "@/lib/texts";
import { challengeTexts } from "@/lib/texts/challenge";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./challenge.module.css";
import { Confetti } from "./confetti";
import { Scores } from "./game-over-view";
import { Prize } from "./prize";
import { ScoreList } from "./score-lists";
import { challengeLink, type ReceivedChallenge, type ShownChallenge } from "./use-challenge";

type Result = ReceivedChallenge["results"][number];

/** What somebody has dared whoever has the link to do, or how it went. */
export function ChallengeView({ id = "", challenge, failure, retry, unsaved, saving }: ShownChallenge) {
  const heading = useIdleFocus<HTMLHeadingElement>();
  // Only the end of the game is celebrated, not the next visit.
  const [isFresh] = useState(unsaved !== null);
  if (failure?.status === 404)
    return (
      <p role="alert" className={styles.gone}>
        {challengeTexts.gone}
      </p>
    );
  if (failure) return <MissingPart sentence={failure.message} onRetry={retry} />;
  if (!challenge) return <Loading>{texts.label.loading}</Loading>;
  const { results } = challenge;
  const challenger = results.find(({ isChallenger }) => isChallenger);
  const own = unsaved ?? results.find(({ isOwn }) => isOwn);
  if (!challenger) return null;
  const isMine = challenger.isOwn;
  const scores = own && !isMine ? { userScore: own.score, aiScore: challenger.score } : null;
  return (
    <section className={styles.challenge}>
      {scores && hasTriumphed(scores) ? (
        <>
          {isFresh && <Confetti />}
          <Prize />
        </>
      ) : (
        <Avatar name={challenger.name} className={styles.avatar} />
      )}
      <h1 ref={heading} tabIndex={-1}>
        {isMine ? challengeTexts.mine : scores ? outcomeOf(scores) : dareOf(challenger)}
      </h1>
      {scores && <Scores scores={scores} rival={challenger.name} />}
      <p>
        {aboutOf(challenge)}{" "}
        {own ? (
          <>
            {challengeTexts.endsOn} <LongDay iso={challenge.endsAt} />.
          </>
        ) : (
          challengeTexts.canYou
        )}
      </p>
      {!own && <p>{challengeTexts.once}</p>}
      {isMine && results.length === 1 && <p>{challengeTexts.nobodyYet}</p>}
      {isMine && (
        <div className={styles.offer}>
          <CopyLink link={challengeLink(id)} kind="plain" />
        </div>
      )}
      <Notice>{unsaved && saving.busy && challengeTexts.sending}</Notice>
      {unsaved && saving.problem && <MissingPart sentence={saving.problem} onRetry={saving.save} />}
    </section>
  );
}

const dareOf = ({ name, score }: Result) => (
  <>
    <bdi>{name}</bdi> {challengeTexts.got(score.toLocaleString())}
  </>
);

function outcomeOf(scores: FinalScores): string {
  if (isDraw(scores)) return trainingTexts.draw;
  return hasTriumphed(scores) ? challengeTexts.won : challengeTexts.lost;
}

function aboutOf({ topic, level, total }: ReceivedChallenge): string {
  const { questionsPerRound } = levels[level];
  const isWhole = total % questionsPerRound === 0;
  const length = isWhole ? challengeTexts.rounds(total / questionsPerRound) : challengeTexts.questions(total);
  return challengeTexts.about(topic, level, length);
}

/** Who has played it, below the view. */
export function ChallengeResults({ challenge, unsaved }: Pick<ShownChallenge, "challenge" | "unsaved">) {
  if (!challenge || unsaved || challenge.modules.length > 0) return null;
  const { results } = challenge;
  return (
    <ScoreList title={challengeTexts.results} isLoading={false}>
      {results.map(({ name, score, right, total, isOwn }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rank is the key of its line
        <li key={index} aria-current={isOwn || undefined}>
          <bdi title={name}>{name}</bdi> <b>{score.toLocaleString()}</b>{" "}
          <small>{challengeTexts.right(right, total)}</small>
        </li>
      ))}
    </ScoreList>
  );
}

type ActionsProps = {
  shown: ShownChallenge;
  isReady: boolean;
  onStart: () => void;
  onRetry: () => void;
  onOwnGame: () => void;
};

/** Start, while it can be played. Its topics must be loaded for that. */
export function ChallengeActions({
  shown: { challenge, unsaved, failure },
  isReady,
  onStart,
  onRetry,
  onOwnGame,
}: ActionsProps) {
  if (!challenge && !failure) return null;
  if (!challenge || unsaved || challenge.modules.length === 0)
    return <Button onClick={onOwnGame}>{challengeTexts.ownGame}</Button>;
  return isReady ? (
    <Button onClick={onStart}>{challengeTexts.start}</Button>
  ) : (
    <Button onClick={onRetry}>{texts.ui.retry}</Button>
  );
}
