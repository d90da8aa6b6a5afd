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
  /** The field of the template that stands here. */
  readonly name: TemplateFieldName;
  readonly children: ReactNode;
}

/**
 * Where the fields of a link are filled in: for a template each stands with who may change it; for a
 * link those alone that its template leaves open.
 */
export interface Place {
  readonly Slot: ComponentType<SlotProps>;
  /** A section is hidden when all its fields are. */
  readonly isShown: (names: readonly TemplateFieldName[]) => boolean;
  /** A template always keeps its items, and may leave the amount to the person who sends a link. */
  readonly isTemplate: boolean;
  /** Per cent that payers by debit card or bank account pay less, where it is known. */
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
