import { timings } from "../api/limits";

/** The received part of a streaming reply. It is kept outside React's state, so that the screen does not render for every event. */
export type StreamingText = {
  add: (text: string) => void;
  /** The text to show. */
  read: () => string;
  /** Calls `listener` when there is more to show: at once after a pause, otherwise at most once in `streamRenderMs`. */
  subscribe: (listener: () => void) => () => void;
};

export function streamingText(): StreamingText {
  const listeners = new Set<() => void>();
  let received = "";
  let shown = "";
  let nextAt = 0;
  let isScheduled = false;

  function show() {
    isScheduled = false;
    nextAt = performance.now() + timings.streamRenderMs;
    shown = received;
    for (const listener of listeners) listener();
  }

  return {
    add: (text) => {
      received += text;
      if (isScheduled) return;
      isScheduled = true;
      setTimeout(show, Math.max(0, nextAt - performance.now()));
    },
    read: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
