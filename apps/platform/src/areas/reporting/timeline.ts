import type { reporting as contract, Output } from '@payfac/api/contract';
import { can, hidesAuthorizations } from '@payfac/domain/access';
import { shownAmountOf } from '@payfac/domain/transactions';
import { asc, eq } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import {
  hostedPayments,
  transactions,
  transactionTimeline,
} from '../../kernel/database/schema/index.ts';
import { paymentIdOf } from '../transactions/store.ts';
import { shownEvent } from '../transactions/timeline.ts';
import { readPaymentView, readView } from '../transactions/view.ts';

import { recordOfPayment } from './payment-record.ts';

type Timeline = Output<typeof contract.transactionTimeline>;

const note = transactionTimeline;

/** The payer, for a payment on a hosted page. */
async function payerOf(database: Queryable, paymentId: string): Promise<Timeline['payer']> {
  const [paid] = await database
    .select({ payer: hostedPayments.payer })
    .from(hostedPayments)
    .where(eq(hostedPayments.transactionId, paymentId));
  if (!paid) return null;
  const { billing, shipping, ...person } = paid.payer;
  return { ...person, billingAddress: billing, shippingAddress: shipping };
}

/** Events that change no money, so they show no amount. */
const withoutAmount: ReadonlySet<string> = new Set([
  'edited',
  'customer-changed',
  'status-changed',
  'receipt-sent',
]);

/** A payment, the operation that was asked for by id, and the payment's events, oldest first. */
export async function timelineOf(
  database: Queryable,
  transactionId: string,
  context: SessionContext,
): Promise<Timeline> {
  const paymentId = await paymentIdOf(database, transactionId, context);
  const [transaction, operation, payer, notes] = await Promise.all([
    readPaymentView(database, paymentId),
    transactionId === paymentId ? undefined : readView(database, transactionId),
    payerOf(database, paymentId),
    database
      .select({
        at: note.createdAt,
        event: note.event,
        transactionId: note.transactionId,
        outcome: transactions.outcome,
        amount: transactions.amount,
        approvedAmount: transactions.approvedAmount,
        actor: note.username,
        detail: note.message,
      })
      .from(note)
      .leftJoin(transactions, eq(transactions.transactionId, note.transactionId))
      .where(eq(note.rootTransactionId, paymentId))
      .orderBy(asc(note.createdAt), asc(note.step), asc(note.timelineId)),
  ]);
  const { holder } = context;
  const record = await recordOfPayment(database, transaction, holder);
  const hides = hidesAuthorizations(holder, transaction);
  const data = notes
    .map((entry) => ({ ...entry, event: shownEvent(entry.event) }))
    .filter(({ event }) => !(hides && event === 'authorized'))
    .map(({ outcome, amount, approvedAmount, ...entry }) => ({
      ...entry,
      amount:
        withoutAmount.has(entry.event) || outcome === null || amount === null
          ? null
          : shownAmountOf({ outcome, amount, approvedAmount }),
    }));
  return {
    transaction,
    subject: operation ?? transaction,
    payer: can(holder, 'pii.view', transaction) ? payer : null,
    ...record,
    data,
  };
}
