import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether this device has a connection, as far as the browser knows. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
