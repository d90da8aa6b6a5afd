export type { WizardMove } from './use-wizard-steps.ts';
export { Wizard, type WizardProps, type WizardStep } from './wizard.tsx';
export { canVisit, goTo, startWizard, type WizardState } from './wizard-steps.ts';
