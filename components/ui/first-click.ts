import type { MouseEvent } from "react";

/** For a button below which others move up: the second click of a double click may hit one of them, and does nothing. */
export const onFirstClick =
  <Target>(action: ((event: MouseEvent<Target>) => void) | undefined) =>
  (event: MouseEvent<Target>) => {
    if (event.detail < 2) action?.(event);
  };
