/** State of a wizard. */
export interface WizardState {
  /** Index of the current step. */
  current: number;
  /** Highest index shown so far. */
  furthest: number;
}

/** @param current index of the first step shown. @param furthest highest index shown before. */
export const startWizard = (current = 0, furthest = current): WizardState => ({
  current,
  furthest: Math.max(current, furthest),
});

/** Only visited steps can be reopened. */
export const canVisit = (state: WizardState, step: number): boolean =>
  step >= 0 && step <= state.furthest;

/** Shows another step. Going past the furthest one is up to the caller, who validates first. */
export const goTo = (state: WizardState, step: number): WizardState => ({
  current: step,
  furthest: Math.max(state.furthest, step),
});
