const opening = "<think>";
const closing = "</think>";
/** How the examples of the prompt begin a line, which small models repeat. */
const labels = ["Reply:", "Writer:"];

/**
 * Removes a reasoning model's thinking, and a label, before its reply from a stream in which they may be split anywhere. Only at the
 * very beginning: later, `<think>` is ordinary text. Thinking that never ends is not a reply.
 */
export function thinkingFilter(): { add: (piece: string) => string; end: () => string } {
  /** White space at the start. It is not in the buffer, so that a long run of it is not trimmed again with every piece. */
  let blanks = "";
  /** Text that may turn out to be thinking. */
  let buffer = "";
  let hasThought = false;
  let isReply = false;

  function add(piece: string): string {
    if (isReply) return piece;
    buffer += piece;
    for (;;) {
      const start = buffer.trimStart();
      blanks += buffer.slice(0, buffer.length - start.length);
      buffer = start;
      const label = labels.find((each) => start.startsWith(each));
      if (label) {
        hasThought = true;
        buffer = start.slice(label.length);
        continue;
      }
      if (!start.startsWith(opening)) break;
      const end = start.indexOf(closing, opening.length);
      if (end < 0) {
        // Only what may be the beginning of the closing tag is kept of long thinking.
        buffer = opening + start.slice(opening.length).slice(1 - closing.length);
        return "";
      }
      hasThought = true;
      buffer = start.slice(end + closing.length);
    }
    return [opening, ...labels].some((mark) => mark.startsWith(buffer)) ? "" : end();
  }

  /** The rest of the text at the end of the stream. */
  function end(): string {
    const text = buffer.startsWith(opening) ? "" : blanks + buffer;
    isReply = true;
    blanks = buffer = "";
    return hasThought ? text.trimStart() : text;
  }

  return { add, end };
}
