import {
  type AmountChoice,
  amountChoiceLabels,
  amountChoices,
  totalModifierTypes,
} from '@payfac/domain/cart';
import {
  callsToAction,
  expiryUnits,
  usageTypeLabels,
  usageTypes,
} from '@payfac/domain/payment-links';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import type { ControlProps } from '../../../shared/form/controls/control.ts';

const amountOptions = amountChoices.map((id) => ({ id, label: amountChoiceLabels[id] }));

/** One amount, or a cart of items. */
export const AmountOrCart = ({ label, value = 'amount', onChange }: ControlProps<AmountChoice>) => (
  <SegmentedControl label={label} options={amountOptions} value={value} onChange={onChange} />
);

export const ModifierType = choiceOf(totalModifierTypes, {
  Coupon: 'Coupon',
  Discount: 'Discount',
  Fee: 'Fee',
  Other: 'Other',
});

export const Usage = choiceOf(usageTypes, usageTypeLabels);

export const Action = choiceOf(callsToAction, {
  Pay: 'Pay',
  Donate: 'Donate',
  Book: 'Book',
  Custom: 'Your own words',
});

export const ExpiryUnit = choiceOf(expiryUnits, {
  hours: 'Hours',
  days: 'Days',
  weeks: 'Weeks',
  months: 'Months',
  specificDate: 'On a date',
});
