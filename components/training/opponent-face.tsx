import { Avatar } from "@/components/ui/avatar";
import type { LevelName } from "@/lib/quiz/rules";
import styles from "./opponent-face.module.css";

/** Paths in a square of 48: a head, which is filled, and what is on it. */
const faces: Record<LevelName, [head: string, features: string]> = {
  Beginner: [
    "M24 13V9q0-4 6-4.5-.5 5-6 4.5M10 27a14 14 0 1 0 28 0a14 14 0 1 0-28 0",
    "M18.5 24v2.5m11-2.5v2.5M19 31.5q5 5 10 0",
  ],
  Intermediate: [
    "M24 13V6M7.5 24v6m33-6v6M18 13h12q7 0 7 7v12q0 7-7 7H18q-7 0-7-7V20q0-7 7-7z",
    "M16.5 25q2-3 4 0m7 0q2-3 4 0M19 32q5 3 10 0",
  ],
  Advanced: [
    "M17 11l-2.5-5m16.5 5 2.5-5M14 12h20l6 12-7 15H15L8 24z",
    "M13.5 24a4 4 0 1 0 8 0a4 4 0 1 0-8 0m13 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0m-5-.5q2.5-1 5 0M20.5 33q5 1.5 8-1.5",
  ],
};

/** The face of the opponent of a level, decorative beside the level's name. */
export function OpponentFace({ level, className }: { level: LevelName; className?: string }) {
  const [head, features] = faces[level];
  return (
    <Avatar className={`${styles.face} ${className}`}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d={head} />
        <path d={features} />
      </svg>
    </Avatar>
  );
}
