import {
  billingTimingLabels,
  billingTimings,
  cancelEffectLabels,
  cancelEffects,
} from '@payfac/domain/plans';
import { pricingModelLabels, pricingModels } from '@payfac/domain/pricing';
import { calendarUnits } from '@payfac/domain/time';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';

export const Model = choiceOf(pricingModels, pricingModelLabels);
export const Timing = choiceOf(billingTimings, billingTimingLabels);
export const Effect = choiceOf(cancelEffects, cancelEffectLabels);
export const Unit = choiceOf(calendarUnits, {
  day: 'Days',
  week: 'Weeks',
  month: 'Months',
  year: 'Years',
});
