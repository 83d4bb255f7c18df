import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the server renders and the browser takes over, true from then on. */
export const useMounted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
