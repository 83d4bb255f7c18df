import { type ComponentType, useLayoutEffect, useState } from "react";
import { MissingPart } from "./missing-part";

type Retry = { onRetry: () => void };
type Fallbacks<Props> = {
  /** Shown while the part is loading. */
  Waiting?: ComponentType<Props>;
  /** Shown when loading failed: without a connection, or because the server has a newer version by now. If missing, a notice says so. */
  Failed?: ComponentType<Props & Retry>;
};

/**
 * A part that is loaded when it is first rendered, or by `preload` before; from then on it is rendered at once. React's own `lazy`
 * crashes if loading fails, never tries again, and may hold a loaded part back for 300 ms after another one has appeared.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallbacks: Fallbacks<Props> = {},
): ComponentType<Props> & { preload: () => Promise<void> } {
  const lazy: Lazy<Props> = {
    ...fallbacks,
    Loaded: null,
    preload: async () => {
      lazy.Loaded = (await load()) as ComponentType<Props & Retry>;
    },
  };
  return Object.assign((props: Props) => <LazyPart lazy={lazy} props={props} />, { preload: lazy.preload });
}

type Lazy<Props> = Fallbacks<Props> & { Loaded: ComponentType<Props & Retry> | null; preload: () => Promise<void> };

const NotLoaded = ({ onRetry }: Retry) => <MissingPart onRetry={onRetry} />;

function LazyPart<Props extends object>({ lazy, props }: { lazy: Lazy<Props>; props: Props }) {
  const { Waiting, Failed = NotLoaded } = lazy;
  const [Part, setPart] = useState(() => lazy.Loaded);
  useLayoutEffect(() => {
    if (Part) return;
    lazy.preload().then(
      () => setPart(() => lazy.Loaded),
      () => setPart(() => Failed),
    );
  }, [Part, lazy, Failed]);
  if (Part) return <Part onRetry={() => setPart(null)} {...props} />;
  return Waiting ? <Waiting {...props} /> : null;
}
