/**
 * For `useSyncExternalStore`: the listeners to what is stored under keys with a prefix. What another tab stores or removes arrives as a
 * storage event.
 */
export function storageListeners<Detail = never>(prefix: string) {
  const listeners = new Set<(detail?: Detail) => void>();
  return {
    notify(detail?: Detail) {
      for (const listener of listeners) listener(detail);
    },
    subscribe(listener: (detail?: Detail) => void) {
      const fromOtherTab = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) listener();
      };
      listeners.add(listener);
      window.addEventListener("storage", fromOtherTab);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", fromOtherTab);
      };
    },
  };
}
