import { type ComponentType, lazy, Suspense, useState } from "react";

type Retry = { onRetry: () => void };
type Fallbacks<Props> = {
  /** Stands there while the part is on its way. */
  Waiting?: ComponentType<Props>;
  /** Stands there when it did not come: without a connection, or because the server has a newer version by now. */
  Failed: ComponentType<Props & Retry>;
};

/** A part that is loaded when it is first wanted. React's own `lazy` crashes where loading fails, and never asks again. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, Failed }: Fallbacks<Props>,
): ComponentType<Props> {
  const attempt = () =>
    lazy(() =>
      load().then(
        (Part) => ({ default: Part as ComponentType<Props & Retry> }),
        () => {
          kept.Part = attempt();
          return { default: Failed };
        },
      ),
    );
  const kept: Kept<Props> = { Part: attempt(), Waiting };
  return (props: Props) => <Late kept={kept} props={props} />;
}

type Kept<Props> = { Part: ComponentType<Props & Retry>; Waiting?: ComponentType<Props> };

function Late<Props extends object>({ kept, props }: { kept: Kept<Props>; props: Props }) {
  const [Part, setPart] = useState(() => kept.Part);
  const { Waiting } = kept;
  return (
    <Suspense fallback={Waiting && <Waiting {...props} />}>
      <Part {...props} onRetry={() => setPart(() => kept.Part)} />
    </Suspense>
  );
}
