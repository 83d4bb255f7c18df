import type { Answer } from "@/lib/quiz/game-state";
import { sumOf } from "@/lib/quiz/score";
import { trainingTexts } from "@/lib/texts/training";
import { OpponentFace } from "./opponent-face";
import styles from "./tiles.module.css";
import { VerdictIcon } from "./verdict";

type Props = {
  group: string;
  option: string;
  /** The key that chooses it. */
  number: number;
  isChosen: boolean;
  answer: Answer | null;
  onSelect: (option: string) => void;
};

/** An option of a question. Once the question is answered it shows whether it was right, and who had chosen it. */
export function OptionTile({ group, option, number, isChosen, answer, onSelect }: Props) {
  const verdict = answer ? verdictOn(option, answer) : null;
  const points = verdict === "right" && answer ? sumOf(answer.points) : 0;
  return (
    <label
      ref={answer && isChosen ? keepInView : undefined}
      className={styles.tile}
      data-verdict={verdict ?? undefined}
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={() => onSelect(option)}
        aria-keyshortcuts={String(number)}
      />
      <span className={styles.badge} aria-hidden="true">
        {isJudged(verdict) ? <VerdictIcon isRight={verdict === "right"} size={18} /> : number}
      </span>
      <bdi>{option}</bdi>
      {isJudged(verdict) && (
        <span className="visually-hidden">
          {verdict === "right" ? trainingTexts.rightOption : trainingTexts.wrongOption}
        </span>
      )}
      {answer?.opponent?.chosen === option && (
        <>
          <OpponentFace level={answer.level} className={styles.opponent} />
          <span className="visually-hidden">{trainingTexts.opponentChose}</span>
        </>
      )}
      {points > 0 && (
        <b className={styles.gain} aria-hidden="true">
          +{points}
        </b>
      )}
    </label>
  );
}

/** With the verdict the panel grows, and on a phone it would cover the option that was chosen. */
function keepInView(tile: HTMLElement | null) {
  const panel = tile?.closest("[data-view]")?.querySelector("[data-stage]");
  if (!tile || !panel) return;
  const covered = tile.getBoundingClientRect().bottom - panel.getBoundingClientRect().top;
  if (covered > 0) window.scrollBy(0, covered + 8);
}

type OptionVerdict = "right" | "wrong" | "neither";

function verdictOn(option: string, { question, chosen }: Answer): OptionVerdict {
  if (option === question.correctAnswer) return "right";
  return option === chosen ? "wrong" : "neither";
}

const isJudged = (verdict: OptionVerdict | null) => verdict === "right" || verdict === "wrong";
