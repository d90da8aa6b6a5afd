import { Skeleton } from '@payfac/ui/skeleton';
import { type ComponentType, createElement, useCallback, useEffect, useState } from 'react';
import { LoadProblem } from '../../load-problem.tsx';

/** The code of each step that is fetched when it is reached. */
export type StepLoads<P> = Readonly<Record<string, () => Promise<ComponentType<P>>>>;

const missing = new Error(
  'Check your connection, then try again. What you filled in so far is kept.',
);

/**
 * Steps of a wizard that are fetched when they are reached. The one that follows is made ready while a
 * person fills in the one before, so that it is there at once. Made once, beside the wizard.
 */
export function laterSteps<P extends object>(loads: StepLoads<P>) {
  const loaded = new Map<string, ComponentType<P>>();

  async function load(step: string): Promise<void> {
    const content = await loads[step]?.();
    if (content) loaded.set(step, content);
  }

  /** Fetches a step ahead. What goes wrong is told when it is opened, which asks for it again. */
  function prepare(step: string | undefined): void {
    if (step !== undefined && !loaded.has(step)) void load(step).catch(() => undefined);
  }

  function LaterStep({ step, ...props }: P & { readonly step: string }) {
    const [, setLatest] = useState<string>();
    const [missingStep, setMissing] = useState<string>();
    const fetch = useCallback(
      (fail: () => void) => {
        setMissing(undefined);
        load(step).then(() => setLatest(step), fail);
      },
      [step],
    );
    useEffect(() => {
      if (!loaded.has(step)) fetch(() => setMissing(step));
    }, [step, fetch]);

    /** A version that is no longer served can't be had again: the page is loaded with the new one. */
    const retry = () => fetch(() => (navigator.onLine ? location.reload() : setMissing(step)));

    const content = loaded.get(step);
    // The step's own props, without the name that chose it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (content) return createElement(content, props as unknown as P);
    if (missingStep === step) {
      return <LoadProblem title="Couldn't load this step" error={missing} onRetry={retry} />;
    }
    return (
      <div aria-busy="true">
        <Skeleton lines={8} />
      </div>
    );
  }

  return { LaterStep, prepare };
}
