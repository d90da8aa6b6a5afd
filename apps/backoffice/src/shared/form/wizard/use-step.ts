import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AddressChanges } from './steps.ts';

/** The address parameter of the step. */
const STEP = 'step';

interface StepInAddress<Id extends string> {
  readonly step: Id;
  readonly go: (step: Id, changes?: AddressChanges) => void;
}

/**
 * The step is in the address: it survives a reload, can be linked to, and the browser's Back goes to the previous step.
 * An unknown step, or one not reached yet, leads to the furthest one reached.
 */
export function useStep<Id extends string>(ids: readonly Id[], reached: Id): StepInAddress<Id> {
  const [params, setParams] = useSearchParams();
  const asked = params.get(STEP);
  const index = ids.findIndex((id) => id === asked);
  const step = (index < 0 || index > ids.indexOf(reached) ? undefined : ids[index]) ?? reached;
  useEffect(() => {
    if (asked === step) return;
    setParams(
      (before) => {
        before.set(STEP, step);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [asked, step, setParams]);
  const go = (to: Id, changes: AddressChanges = {}) =>
    setParams((before) => {
      for (const [key, value] of Object.entries({ ...changes, [STEP]: to })) before.set(key, value);
      return before;
    });
  return { step, go };
}
