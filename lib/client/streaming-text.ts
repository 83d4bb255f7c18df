import { timings } from "../api/limits";

/** What has arrived of a reply that is being written: apart from the state of the screen, which stays as it is meanwhile. */
export type StreamingText = {
  add: (text: string) => void;
  /** What is to be shown. */
  read: () => string;
  /** Calls `listener` when there is more to show: at once for what comes after a while, else for several words together. */
  subscribe: (listener: () => void) => () => void;
};

export function streamingText(): StreamingText {
  const listeners = new Set<() => void>();
  let arrived = "";
  let shown = "";
  let nextAt = 0;
  let isDue = false;

  function show() {
    isDue = false;
    nextAt = performance.now() + timings.streamRenderMs;
    shown = arrived;
    for (const listener of listeners) listener();
  }

  return {
    add: (text) => {
      arrived += text;
      if (isDue) return;
      isDue = true;
      setTimeout(show, Math.max(0, nextAt - performance.now()));
    },
    read: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
