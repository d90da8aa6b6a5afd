import { laterSteps } from '../../../../shared/form/wizard/later-steps.tsx';
import type { StepProps } from './step-props.ts';

/** All but the first, which the page begins with. */
export const { LaterStep, prepare } = laterSteps<StepProps>({
  owners: async () => (await import('./owners-step.tsx')).OwnersStep,
  location: async () => (await import('./location-step.tsx')).LocationStep,
  processing: async () => (await import('./processing-step.tsx')).ProcessingStep,
  payout: async () => {
    const [{ PayoutStep }] = await Promise.all([
      import('./payout-step.tsx'),
      import('../save-payout.ts'),
    ]);
    return PayoutStep;
  },
  review: async () => (await import('./review-step.tsx')).ReviewStep,
});
