const opening = "<think>";
const closing = "</think>";

/**
 * Takes out what a reasoning model writes to itself before its reply, from pieces in which the tags may be cut anywhere. Only at
 * the very beginning: further on `<think>` is a word like any other. Thinking that never ends is no reply.
 */
export function thinkingFilter(): { add: (piece: string) => string; end: () => string } {
  /** What may turn out to be thinking, or white space before it. */
  let held = "";
  let hasThought = false;
  let isReply = false;

  function add(piece: string): string {
    if (isReply) return piece;
    held += piece;
    for (;;) {
      const start = held.trimStart();
      if (!start.startsWith(opening)) break;
      const end = start.indexOf(closing, opening.length);
      if (end < 0) {
        // Of long thinking only as much as may be the beginning of its end.
        held = opening + start.slice(opening.length).slice(1 - closing.length);
        return "";
      }
      hasThought = true;
      held = start.slice(end + closing.length);
    }
    return opening.startsWith(held.trimStart()) ? "" : end();
  }

  /** What is left when no more comes. */
  function end(): string {
    const text = held.startsWith(opening) ? "" : held;
    isReply = true;
    held = "";
    return hasThought ? text.trimStart() : text;
  }

  return { add, end };
}
