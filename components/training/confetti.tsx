import type { CSSProperties } from "react";
import styles from "./game-over.module.css";

/** Where each ribbon lands: from the left in percent and from the top in pixels; and its colour. */
const ribbons = [
  [4, 30, 0],
  [10, 92, 3],
  [17, 22, 4],
  [24, 118, 2],
  [6, 150, 6],
  [32, 48, 1],
  [40, 16, 5],
  [59, 26, 0],
  [67, 96, 6],
  [74, 40, 3],
  [83, 18, 4],
  [88, 112, 1],
  [94, 64, 2],
  [96, 154, 5],
  [3, 220, 4],
  [97, 240, 0],
  [29, 84, 5],
  [70, 130, 2],
];

/** Ribbons that fall once. Without motion there are none. */
export const Confetti = () => (
  <div className={styles.confetti} aria-hidden="true">
    {ribbons.map(([x, y, color]) => (
      <i key={`${x} ${y}`} data-ribbon={color} style={{ "--x": x, "--y": y } as CSSProperties} />
    ))}
  </div>
);
