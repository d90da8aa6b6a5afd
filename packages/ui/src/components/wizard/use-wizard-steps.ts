import { useState } from 'react';
import { goTo, startWizard, type WizardState } from './wizard-steps.ts';

/** How the user changed steps: with Next, Back, or the list of steps. */
export type WizardMove = 'next' | 'back' | 'step';

interface Steps {
  readonly ids: readonly string[];
  readonly step: string | undefined;
  readonly defaultStep: string | undefined;
  readonly reachedStep: string | undefined;
  readonly onStepChange: ((step: string, move: WizardMove) => void) | undefined;
}

/** Current step of a wizard: its own state, or `step`. An unknown id is the first step. */
export function useWizardSteps({ ids, step, defaultStep, reachedStep, onStepChange }: Steps) {
  const indexOf = (id: string | undefined) => Math.max(0, id === undefined ? 0 : ids.indexOf(id));
  const [own, setOwn] = useState(() => startWizard(indexOf(step ?? defaultStep)));
  const current = step === undefined ? own.current : indexOf(step);
  const furthest = Math.max(own.furthest, current, indexOf(reachedStep));
  if (own.current !== current || own.furthest !== furthest) setOwn({ current, furthest });
  const state: WizardState = { current, furthest };
  const show = (index: number, move: WizardMove) => {
    const id = ids[index];
    if (id === undefined) return;
    setOwn(goTo(state, step === undefined ? index : current));
    onStepChange?.(id, move);
  };
  return { state, show };
}
