/**
 * For `useSyncExternalStore`: listeners to the keys of the browser's storage that begin with `prefix`. A change by another tab reaches
 * them by itself, a change by this tab by `notify`.
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
