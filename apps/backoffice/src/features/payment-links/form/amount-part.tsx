import { sectionFields, templateFieldLabels } from '@payfac/domain/payment-link-templates';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Skeleton } from '@payfac/ui/skeleton';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { Amount } from '../../../shared/form/controls/amounts.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { AmountOrCart } from './controls.tsx';
import type { PartProps } from './form-props.ts';
import { ItemRows } from './item-rows.tsx';
import { ModifierRows } from './modifier-rows.tsx';
import { Totals } from './totals.tsx';

const labels = templateFieldLabels;

/** What is paid for, and how much: one amount, or a cart. */
export function AmountPart({ link, Slot, isShown, isTemplate }: PartProps) {
  const { Field, form } = link;
  const choice = useWatch({ control: form.control, name: 'amountOrCart' });
  if (!isShown(sectionFields.cartItems)) return null;
  const items = (
    <Suspense fallback={<Skeleton lines={2} />}>
      <ItemRows link={link} />
    </Suspense>
  );
  return (
    <FormSection title="Amount and items">
      <FormWide>
        <Slot name="description">
          <Field
            name="description"
            as={Text}
            label={labels.description}
            description="What the payer sees first."
            maxLength={255}
          />
        </Slot>
      </FormWide>
      <FormWide>
        <Slot name="amountOrCart">
          <Field name="amountOrCart" as={AmountOrCart} label={labels.amountOrCart} />
        </Slot>
      </FormWide>
      {choice === 'cart' && (
        <FormWide>
          <Slot name="amount">{items}</Slot>
        </FormWide>
      )}
      {choice !== 'cart' && (
        <Slot name="amount">
          <Field name="amount" as={Amount} label={labels.amount} isRequired={!isTemplate} />
        </Slot>
      )}
      {choice !== 'cart' && isTemplate && <FormWide>{items}</FormWide>}
      <Slot name="taxAmount">
        <Field name="taxAmount" as={Amount} label={labels.taxAmount} />
      </Slot>
    </FormSection>
  );
}

/** What changes the total, and what it comes to. */
export function ModifiersPart({ link, Slot, isShown, discount = null }: PartProps) {
  return (
    <FormSection
      {...(isShown(sectionFields.totalModifiers) && { title: 'Coupons, discounts and fees' })}
    >
      <FormWide>
        <Slot name="totalModifiers">
          <ModifierRows link={link} />
        </Slot>
      </FormWide>
      <Totals link={link} discount={discount} />
    </FormSection>
  );
}
