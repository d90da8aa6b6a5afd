import { invoiceTotals } from '@payfac/domain/invoices';
import { addCents, cents } from '@payfac/domain/money';
import { useWatch } from 'react-hook-form';
import { reducedLabel, reducedPriceOf } from '../../../entities/accounts/reduced-price.ts';
import { AmountLines } from '../../../shared/amount-lines/amount-lines.tsx';
import * as styles from './form.css.ts';
import type { FormProps } from './form-props.ts';
import { itemsOf, pricingOf } from './form-values.ts';

/** What the items come to as they stand, by the rules that the platform adds them up by. */
export function Totals({ invoice: { form } }: FormProps) {
  const { control } = form;
  const [items, dualPricing] = useWatch({ control, name: ['items', 'dualPricing'] });
  const { discountAmount, subtotal, taxAmount, totalAmount } = invoiceTotals(itemsOf(items));
  const reduced = reducedPriceOf(totalAmount, pricingOf({ dualPricing }));
  return (
    <section className={styles.totals} aria-label="Totals">
      <AmountLines
        lines={[
          ...(discountAmount > 0
            ? [
                { label: 'Items', amount: addCents(subtotal, discountAmount) },
                { label: 'Discount', amount: cents(-discountAmount) },
              ]
            : []),
          { label: 'Subtotal', amount: subtotal },
          { label: 'Tax', amount: taxAmount },
        ]}
        total={{ label: 'Total', amount: totalAmount }}
      />
      {reduced !== undefined && (
        <AmountLines lines={[]} total={{ label: reducedLabel, amount: reduced }} />
      )}
    </section>
  );
}
