import { draftInvoiceTotals, lineAmounts, maximumInvoiceItems } from '@payfac/domain/invoices';
import { addCents, formatUsd, negateCents } from '@payfac/domain/money';
import { Button } from '@payfac/ui/button';
import { FormSection } from '@payfac/ui/form-layout';
import { IconButton } from '@payfac/ui/icon-button';
import { AddIcon, CloseIcon } from '@payfac/ui/icons';
import { useFieldArray, useWatch } from 'react-hook-form';
import { reducedLabel, reducedPriceOf } from '../../../entities/accounts/pricing.ts';
import { AmountLines } from '../../../shared/amount-lines/amount-lines.tsx';
import { Amount, Rate, WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import * as styles from './form.css.ts';
import { type FormProps, itemsOf, newLine, pricingOf, typedItems } from './form-values.ts';

/** The items' current total, by the platform's rules. */
function Totals({ invoice: { form } }: FormProps) {
  const { control } = form;
  const [items, dualPricing] = useWatch({ control, name: ['items', 'dualPricing'] });
  const totals = draftInvoiceTotals(typedItems(items));
  const reduced = totals && reducedPriceOf(totals.totalAmount, pricingOf({ dualPricing }));
  return (
    <section className={styles.totals} aria-label="Totals">
      <AmountLines
        lines={[
          ...(totals && totals.discountAmount > 0
            ? [
                { label: 'Items', amount: addCents(totals.subtotal, totals.discountAmount) },
                { label: 'Discount', amount: negateCents(totals.discountAmount) },
              ]
            : []),
          { label: 'Subtotal', amount: totals?.subtotal },
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

interface RowProps extends FormProps {
  readonly index: number;
  readonly onRemove: (() => void) | undefined;
}

/** One line: description, quantity, price, discount and tax. */
function ItemRow({ invoice: { Field, form }, index, onRemove }: RowProps) {
  const at = `items.${index}` as const;
  const [item] = itemsOf([useWatch({ control: form.control, name: at })]);
  return (
    <fieldset className={styles.line} aria-label={`Item ${index + 1}`}>
      <div className={styles.description}>
        <Field
          name={`${at}.description`}
          as={Text}
          label="Description"
          isRequired
          maxLength={200}
        />
      </div>
      <Field name={`${at}.quantity`} as={WholeNumber} label="Quantity" isRequired />
      <Field name={`${at}.unitPrice`} as={Amount} label="Price" isRequired />
      <Field name={`${at}.discountRate`} as={Rate} label="Discount" />
      <Field name={`${at}.taxRate`} as={Rate} label="Tax" />
      <p className={styles.lineAmount}>
        <span className={styles.lineLabel}>Amount </span>
        {item ? formatUsd(lineAmounts(item).amount) : '—'}
      </p>
      <div className={styles.remove}>
        {onRemove && (
          <IconButton
            label={`Remove item ${index + 1}`}
            icon={<CloseIcon size={16} />}
            onPress={onRemove}
          />
        )}
      </div>
    </fieldset>
  );
}

/** The invoice's lines and their total. */
export function ItemRows({ invoice }: FormProps) {
  const { control, getValues } = invoice.form;
  const { fields, append, remove } = useFieldArray({ control, name: 'items' });
  const add = () => append(newLine(getValues('items').at(-1)?.taxRate));
  return (
    <FormSection title="Items">
      <div className={styles.lines}>
        {fields.map(({ id }, index) => (
          <ItemRow
            key={id}
            invoice={invoice}
            index={index}
            onRemove={fields.length > 1 ? () => remove(index) : undefined}
          />
        ))}
        {fields.length < maximumInvoiceItems && (
          <div>
            <Button size="small" icon={<AddIcon size={14} />} onPress={add}>
              Add item
            </Button>
          </div>
        )}
      </div>
      <Totals invoice={invoice} />
    </FormSection>
  );
}
