import {
  type AmountChoice,
  amountChoiceLabels,
  amountChoices,
  totalModifierTypes,
} from '@payfac/domain/cart';
import type { TemplateFieldName } from '@payfac/domain/payment-link-templates';
import {
  callsToAction,
  expiryUnits,
  usageTypeLabels,
  usageTypes,
} from '@payfac/domain/payment-links';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import type { ComponentType, ReactNode } from 'react';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import type { ControlProps } from '../../../shared/form/controls/control.ts';
import type { CallFormHandle } from '../../../shared/form/use-call-form.tsx';
import type { linkForm } from './values.ts';

export type LinkFormHandle = CallFormHandle<typeof linkForm>;

interface SlotProps {
  /** The template's field in this slot. */
  readonly name: TemplateFieldName;
  readonly children: ReactNode;
}

/**
 * The context of a link's fields: in a template, each is shown with who may change it; in a link, only those that its
 * template leaves open.
 */
export interface Place {
  readonly Slot: ComponentType<SlotProps>;
  /** Whether a section is shown; it is hidden when all its fields are. */
  readonly isShown: (names: readonly TemplateFieldName[]) => boolean;
  /** A template always keeps its items, and may leave the amount to the sender. */
  readonly isTemplate: boolean;
  /** The discount for debit cards and bank accounts in percent, if known. */
  readonly discount?: string | null | undefined;
}

export interface PartProps extends Place {
  readonly link: LinkFormHandle;
}

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
  Custom: 'Custom text',
});

export const ExpiryUnit = choiceOf(expiryUnits, {
  hours: 'Hours',
  days: 'Days',
  weeks: 'Weeks',
  months: 'Months',
  specificDate: 'On a date',
});
