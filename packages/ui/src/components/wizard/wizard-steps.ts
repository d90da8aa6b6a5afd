export interface WizardState {
  /** Index of the step shown. */
  current: number;
  /** Highest index that was ever shown. */
  furthest: number;
}

export const startWizard = (): WizardState => ({ current: 0, furthest: 0 });

/** Only visited steps can be gone back to. */
export const canVisit = (state: WizardState, step: number): boolean =>
  step >= 0 && step <= state.furthest;

/** Shows another step. Going past the furthest one is up to the caller, who validates first. */
export const goTo = (state: WizardState, step: number): WizardState => ({
  current: step,
  furthest: Math.max(state.furthest, step),
});
