import { Fragment } from "react";

type HighlightedProps = { pieces: { text: string; isHit: boolean }[] };

/** A text with some of its words marked. */
export function Highlighted({ pieces }: HighlightedProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name than their place
  return pieces.map(({ text, isHit }, place) => <Fragment key={place}>{isHit ? <mark>{text}</mark> : text}</Fragment>);
}
