import { Skeleton } from '@payfac/ui/skeleton';
import { type ComponentType, createElement, useCallback, useEffect, useState } from 'react';
import { LoadProblem } from '../../load-problem.tsx';

/** The loader of each step's code. */
export type StepLoads<P> = Readonly<Record<string, () => Promise<ComponentType<P>>>>;

const missing = new Error(
  'Check your connection, then try again. What you filled in so far is kept.',
);

/**
 * Steps of a wizard whose code loads when they are reached. The next step loads while the user fills in the current
 * one, so that it is available at once. Create it once, next to the wizard.
 */
export function laterSteps<P extends object>(loads: StepLoads<P>) {
  const loaded = new Map<string, ComponentType<P>>();

  async function load(step: string): Promise<void> {
    const content = await loads[step]?.();
    if (content) loaded.set(step, content);
  }

  /** Preloads a step. A failure is reported when the step is opened, which loads it again. */
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

    /** A version that is no longer served can't be loaded, so reload the page with the new one. */
    const retry = () => fetch(() => (navigator.onLine ? location.reload() : setMissing(step)));

    const content = loaded.get(step);
    // The step's own props, without the name that selected it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (content) return createElement(content, props as unknown as P);
    if (missingStep === step) {
      return <LoadProblem title="Couldn’t load this step" error={missing} onRetry={retry} />;
    }
    return (
      <div aria-busy="true">
        <Skeleton lines={8} />
      </div>
    );
  }

  return { LaterStep, prepare };
}
