import type { invoices as contract } from '@payfac/api/contract';
import {
  defaultPaymentTerm,
  dueDateFor,
  type InvoiceStatus,
  invoiceNumberPattern,
  invoiceNumberText,
  invoiceProblems,
  invoiceTotals,
  lastInvoiceSequence,
} from '@payfac/domain/invoices';
import { and, eq, ne, sql } from 'drizzle-orm';
import { invalid } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { invoices, subMerchants } from '../../kernel/database/schema/index.ts';
import { askedProblems } from '../accounts/ceiling.ts';
import { requireCustomer } from '../transactions/card-token.ts';
import type { InvoiceRecord } from './store.ts';

type Changes = HandlerInput<typeof contract.update>['body'];

/** The invoice fields that an edit may change. A new field must be added here, unless it has rules of its own. */
export type InvoiceContent = Pick<
  InvoiceRecord,
  Exclude<keyof Changes, 'status' | 'invoiceNumber'>
>;

type Sums = Pick<InvoiceRecord, 'subtotal' | 'taxAmount' | 'totalAmount'>;

/** A new, empty invoice. */
export const emptyContent = (date: string): InvoiceContent => ({
  customerId: null,
  date,
  dueDate: date,
  paymentTerm: defaultPaymentTerm,
  items: [],
  dualPricing: { enabled: false, diffPercentage: '0' },
  shareMethods: [],
  email: null,
  mobileNumber: null,
  notes: null,
});

/** An invoice's content after changes: the due date follows from the terms, the totals from the lines. */
export function contentAfter(before: InvoiceContent, changes: Changes): InvoiceContent & Sums {
  const date = changes.date ?? before.date;
  const paymentTerm = changes.paymentTerm ?? before.paymentTerm;
  const chosen = changes.dueDate ?? (changes.paymentTerm === 'custom' ? undefined : before.dueDate);
  if (paymentTerm === 'custom' && chosen === undefined) {
    throw invalid([{ path: 'dueDate', message: 'Choose a due date.' }]);
  }
  const items = changes.items ?? before.items;
  const { subtotal, taxAmount, totalAmount } = invoiceTotals(items);
  const text = <T>(value: T | null | undefined, kept: T | null): T | null =>
    value === undefined ? kept : value;
  return {
    customerId: text(changes.customerId, before.customerId),
    date,
    dueDate: dueDateFor(date, paymentTerm) ?? chosen ?? date,
    paymentTerm,
    items,
    subtotal,
    taxAmount,
    totalAmount,
    dualPricing: changes.dualPricing ?? before.dualPricing,
    shareMethods: changes.shareMethods ?? before.shareMethods,
    email: text(changes.email, before.email),
    mobileNumber: text(changes.mobileNumber, before.mobileNumber),
    notes: text(changes.notes, before.notes),
  };
}

/** A draft may be incomplete; a payable invoice may not. @throws CallFailure 400. */
export async function checkContent(
  transaction: Transaction,
  content: ReturnType<typeof contentAfter>,
  status: InvoiceStatus,
  subMerchantId: string,
): Promise<void> {
  const { customerId, totalAmount, items } = content;
  if (customerId !== null) await requireCustomer(transaction, customerId, subMerchantId);
  if (status === 'Draft') return;
  const problems = invoiceProblems(content);
  if (items.length > 0 && totalAmount <= 0) {
    problems.push({ path: 'items', message: 'The total must be greater than $0.00.' });
  }
  const [limits] = await transaction
    .select({ riskMetrics: subMerchants.riskMetrics, processors: subMerchants.processors })
    .from(subMerchants)
    .where(eq(subMerchants.subMerchantId, subMerchantId));
  if (limits) problems.push(...askedProblems(limits, totalAmount, 'items'));
  if (problems.length > 0) throw invalid(problems);
}

/**
 * The invoice's number: the requested one if it is free, otherwise the account's next. The account's row lock
 * serializes numbering.
 * @throws CallFailure 400 for a number that is taken.
 */
export async function takeNumber(
  transaction: Transaction,
  subMerchantId: string,
  asked: string | undefined,
  invoiceId: string,
): Promise<string> {
  await transaction
    .select({ id: subMerchants.subMerchantId })
    .from(subMerchants)
    .where(eq(subMerchants.subMerchantId, subMerchantId))
    .for('update');
  const ofOthers = and(
    eq(invoices.subMerchantId, subMerchantId),
    ne(invoices.invoiceId, invoiceId),
  );
  if (asked !== undefined) {
    const [taken] = await transaction
      .select({ id: invoices.invoiceId })
      .from(invoices)
      .where(and(ofOthers, eq(invoices.invoiceNumber, asked)));
    if (!taken) return asked;
    throw invalid([{ path: 'invoiceNumber', message: 'This number is taken. Choose another.' }]);
  }
  const counted = and(ofOthers, sql`${invoices.invoiceNumber} ~ ${invoiceNumberPattern}`);
  // Compares numerically: as text, INV-1000000 sorts before INV-999999.
  const sequence = sql`substring(${invoices.invoiceNumber} from '[0-9]+')::bigint`;
  const [last] = await transaction
    .select({ sequence: sql<string | null>`max(${sequence})` })
    .from(invoices)
    .where(counted);
  const next = Number(last?.sequence ?? 0) + 1;
  if (next <= lastInvoiceSequence) return invoiceNumberText(next);
  // The highest possible number is taken, so use the first gap.
  const taken = transaction
    .select({ sequence: sequence.as('sequence') })
    .from(invoices)
    .where(counted);
  const { rows } = await transaction.execute<{ next: string }>(sql`
    with taken as (select 0::bigint as sequence union ${taken})
    select min(sequence) + 1 as next from taken
    where not exists (select 1 from taken as after where after.sequence = taken.sequence + 1)`);
  return invoiceNumberText(Number(rows[0]?.next));
}
