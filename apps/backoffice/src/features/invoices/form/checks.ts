import { dueDateFor, invoiceProblems, invoiceTotals } from '@payfac/domain/invoices';
import { type FieldProblem, missingValue } from '@payfac/domain/validation';
import {
  type Aim,
  type InvoiceValues,
  isBlank,
  itemsOf,
  type LineValues,
  shareMethodsOf,
} from './form-values.ts';

const missing = (path: string): FieldProblem => ({ path, message: missingValue });

/** A line with any content must be complete, in a draft as well. */
const lineProblems = ({ description, quantity, unitPrice }: LineValues, at: string) => [
  ...(description === undefined ? [missing(`${at}.description`)] : []),
  ...(quantity === undefined ? [missing(`${at}.quantity`)] : []),
  ...(unitPrice === undefined ? [missing(`${at}.unitPrice`)] : []),
];

const itemProblems = ({ items }: InvoiceValues, isWhole: boolean): readonly FieldProblem[] => {
  const isEmpty = items.every(isBlank);
  return items.flatMap((item, index) =>
    isBlank(item) && !(isWhole && isEmpty && index === 0)
      ? []
      : lineProblems(item, `items.${index}`),
  );
};

/** What an invoice needs before it can be paid. @param isSent whether it is sent now, which requires a recipient. */
function payableProblems(values: InvoiceValues, isSent: boolean): readonly FieldProblem[] {
  const { date, paymentTerm } = values;
  const items = itemsOf(values.items);
  const total = invoiceTotals(items).totalAmount;
  // Without a date, the terms give no due date.
  const due = date === '' ? undefined : dueDateFor(date, paymentTerm);
  return [
    ...invoiceProblems({
      ...values,
      dueDate: due ?? values.dueDate ?? date,
      items: values.items,
      shareMethods: isSent ? shareMethodsOf(values) : [],
    }),
    ...(items.length > 0 && total <= 0
      ? [{ path: 'items.0.unitPrice', message: 'The total must be greater than $0.00.' }]
      : []),
  ];
}

/** This form's checks besides its schema. A draft may be incomplete; only sending requires a recipient. */
export const problemsOf = (values: InvoiceValues, aim: Aim): readonly FieldProblem[] => [
  ...itemProblems(values, aim !== 'draft'),
  ...(values.paymentTerm === 'custom' && values.dueDate === undefined ? [missing('dueDate')] : []),
  ...(values.dualPricing?.enabled && values.dualPricing.diffPercentage === undefined
    ? [missing('dualPricing.diffPercentage')]
    : []),
  ...(aim === 'draft' ? [] : payableProblems(values, aim === 'send')),
];
