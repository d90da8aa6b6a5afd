import { chargeTotals } from '@payfac/domain/cart';
import { useWatch } from 'react-hook-form';
import { reducedLabel, reducedPriceOf } from '../../../entities/accounts/reduced-price.ts';
import { AmountLines } from '../../../shared/amount-lines/amount-lines.tsx';
import { itemsOf, modifiersOf } from './content.ts';
import * as styles from './form.css.ts';
import type { LinkFormHandle } from './form-props.ts';

interface TotalsProps {
  readonly link: LinkFormHandle;
  /** Per cent that payers by debit card or bank account pay less. */
  readonly discount: string | null;
}

/** What the payer pays as the fields stand, by the rules that the platform adds it up by. */
export function Totals({ link, discount }: TotalsProps) {
  const [amountOrCart, amount, taxAmount, cartItems, totalModifiers] = useWatch({
    control: link.form.control,
    name: ['amountOrCart', 'amount', 'taxAmount', 'cartItems', 'totalModifiers'],
  });
  const totals = chargeTotals({
    amountOrCart,
    amount: amount ?? null,
    taxAmount: taxAmount ?? null,
    cartItems: itemsOf(cartItems),
    totalModifiers: modifiersOf(totalModifiers),
  });
  const pricing = { enabled: discount !== null, diffPercentage: discount ?? '0' };
  const reduced = reducedPriceOf(totals.totalAmount, pricing);
  return (
    <section className={styles.totals} aria-label="Totals">
      <AmountLines
        lines={[
          { label: 'Subtotal', amount: totals.subtotal },
          ...(totals.modifiers === 0
            ? []
            : [{ label: 'Coupons, discounts and fees', amount: totals.modifiers }]),
          { label: 'Tax', amount: totals.taxAmount },
        ]}
        total={{ label: 'Total', amount: totals.totalAmount }}
      />
      {reduced !== undefined && (
        <AmountLines lines={[]} total={{ label: reducedLabel, amount: reduced }} />
      )}
    </section>
  );
}
