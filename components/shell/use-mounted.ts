import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** False on the server and during hydration, true from then on. */
export const useMounted = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
