import { sectionFields, templateFieldLabels } from '@payfac/domain/payment-link-templates';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Skeleton } from '@payfac/ui/skeleton';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { reducedLabel, reducedPriceOf } from '../../../entities/accounts/pricing.ts';
import { AmountLines } from '../../../shared/amount-lines/amount-lines.tsx';
import { Amount } from '../../../shared/form/controls/amounts.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { totalsOf } from './content.ts';
import { AmountOrCart, type LinkFormHandle, type PartProps } from './controls.tsx';
import * as styles from './form.css.ts';
import { ItemRows, ModifierRows } from './item-rows.tsx';

interface TotalsProps {
  readonly link: LinkFormHandle;
  /** The discount for debit cards and bank accounts, in percent. */
  readonly discount: string | null;
}

/** The payer's total for the current values, by the platform's rules. */
function Totals({ link, discount }: TotalsProps) {
  const [amountOrCart, amount, taxAmount, cartItems, totalModifiers] = useWatch({
    control: link.form.control,
    name: ['amountOrCart', 'amount', 'taxAmount', 'cartItems', 'totalModifiers'],
  });
  const totals = totalsOf({ amountOrCart, amount, taxAmount, cartItems, totalModifiers });
  const pricing = { enabled: discount !== null, diffPercentage: discount ?? '0' };
  const reduced = totals && reducedPriceOf(totals.totalAmount, pricing);
  return (
    <section className={styles.totals} aria-label="Totals">
      <AmountLines
        lines={[
          { label: 'Subtotal', amount: totals?.subtotal },
          ...(totals && totals.modifiers !== 0
            ? [{ label: 'Discounts and fees', amount: totals.modifiers }]
            : []),
          { label: 'Tax', amount: totals?.taxAmount },
        ]}
        total={{ label: 'Total', amount: totals?.totalAmount }}
      />
      {reduced !== undefined && (
        <AmountLines lines={[]} total={{ label: reducedLabel, amount: reduced }} />
      )}
    </section>
  );
}

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

/** The discounts and fees, and the resulting total. */
export function ModifiersPart({ link, Slot, isShown, discount = null }: PartProps) {
  return (
    <FormSection {...(isShown(sectionFields.totalModifiers) && { title: 'Discounts and fees' })}>
      <FormWide>
        <Slot name="totalModifiers">
          <ModifierRows link={link} />
        </Slot>
      </FormWide>
      <Totals link={link} discount={discount} />
    </FormSection>
  );
}
