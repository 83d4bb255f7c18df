import { Fragment } from "react";

type HighlightedProps = { pieces: { text: string; isHit: boolean }[] };

/** A text in which some words are highlighted. */
export function Highlighted({ pieces }: HighlightedProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text differ only by their position
  return pieces.map(({ text, isHit }, index) => <Fragment key={index}>{isHit ? <mark>{text}</mark> : text}</Fragment>);
}
