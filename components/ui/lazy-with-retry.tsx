import { type ComponentType, lazy, Suspense, useState } from "react";

type Retry = { onRetry: () => void };
type Fallbacks<Props> = {
  /** Shown while the part is loading. */
  Waiting?: ComponentType<Props>;
  /** Shown when loading failed: without a connection, or because the server has a newer version by now. */
  Failed: ComponentType<Props & Retry>;
};

/**
 * A part that is loaded when it is first rendered, or by `preload` before; from then on it is rendered at once. React's own `lazy`
 * crashes if loading fails, and never tries again.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, Failed }: Fallbacks<Props>,
): ComponentType<Props> & { preload: () => Promise<void> } {
  const preload = async () => {
    latest.Part = (await load()) as ComponentType<Props & Retry>;
  };
  const attempt = () =>
    lazy(() =>
      load().then(
        (Part) => {
          latest.Part = Part as ComponentType<Props & Retry>;
          return { default: latest.Part };
        },
        () => {
          latest.Part = attempt();
          return { default: Failed };
        },
      ),
    );
  const latest: Attempt<Props> = { Part: attempt(), Waiting };
  return Object.assign((props: Props) => <LazyPart latest={latest} props={props} />, { preload });
}

type Attempt<Props> = { Part: ComponentType<Props & Retry>; Waiting?: ComponentType<Props> };

function LazyPart<Props extends object>({ latest, props }: { latest: Attempt<Props>; props: Props }) {
  const [Part, setPart] = useState(() => latest.Part);
  const { Waiting } = latest;
  return (
    <Suspense fallback={Waiting && <Waiting {...props} />}>
      <Part {...props} onRetry={() => setPart(() => latest.Part)} />
    </Suspense>
  );
}
