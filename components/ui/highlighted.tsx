import { Fragment } from "react";

type HighlightedProps = { pieces: { text: string; isMatch: boolean }[] };

/** A text in which some words are highlighted. */
export function Highlighted({ pieces }: HighlightedProps) {
  return pieces.map(({ text, isMatch }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity than their position
    <Fragment key={index}>{isMatch ? <mark>{text}</mark> : text}</Fragment>
  ));
}
