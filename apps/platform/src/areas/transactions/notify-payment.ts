import type { WebhookEvent, WebhookEventType } from '@payfac/domain/webhooks';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import { transactions } from '../../kernel/database/schema/index.ts';
import { emitEvent } from '../../kernel/webhooks/emit.ts';
import type { TimelineEvent } from './timeline.ts';

type PaymentEvent = Extract<WebhookEvent, { readonly type: `payment.${string}` }>;

/** Timeline events that are sent to the product's server. */
const told = {
  'sale.approved': 'payment.succeeded',
  'auth.approved': 'payment.authorized',
  'sale.declined': 'payment.declined',
  'auth.declined': 'payment.declined',
  'capture.approved': 'payment.captured',
  'void.approved': 'payment.voided',
  'review.rejected': 'payment.voided',
  'review.held': 'payment.held_for_review',
  'review.approved': 'payment.succeeded',
  'refund.approved': 'payment.refunded',
  'refund.failed': 'payment.refund_failed',
  'echeck.accepted': 'payment.succeeded',
  'echeck.returned': 'payment.returned',
  settled: 'payment.settled',
  expired: 'payment.expired',
} as const satisfies Partial<Readonly<Record<TimelineEvent, WebhookEventType>>>;

const types: ReadonlyMap<string, PaymentEvent['type']> = new Map(Object.entries(told));

/** The webhook type of a timeline event; undefined for events that aren't sent. */
export const webhookTypeOf = (event: string): PaymentEvent['type'] | undefined => types.get(event);

/** Whether the transaction's product has its webhook enabled; few do. */
export const isProductNotified = (transactionId: string) =>
  sql<boolean | null>`(select (p.webhook ->> 'enabled')::boolean
    from transactions t join sp_products p on p.sp_product_id = t.sp_product_id
    where t.transaction_id = ${transactionId})`;

type PaymentRow = Pick<
  typeof transactions.$inferInsert,
  | 'transactionId'
  | 'rootTransactionId'
  | 'subMerchantId'
  | 'spProductId'
  | 'amount'
  | 'paymentType'
  | 'cardBrand'
  | 'last4'
  | 'customerId'
  | 'invoiceNumber'
  | 'responseCode'
  | 'responseMessage'
>;

/** The webhook payload for an operation. */
export const paymentEvent = (row: PaymentRow, type: PaymentEvent['type'], at: Date) =>
  ({
    type,
    timestamp: at,
    data: {
      transactionId: row.transactionId,
      parentTransactionId:
        row.rootTransactionId === row.transactionId ? null : row.rootTransactionId,
      subMerchantId: row.subMerchantId,
      spProductId: row.spProductId,
      amount: row.amount,
      currency: 'USD',
      paymentType: row.paymentType,
      cardBrand: row.cardBrand ?? null,
      lastFour: row.last4 ?? null,
      customerId: row.customerId ?? null,
      invoiceNumber: row.invoiceNumber ?? null,
      responseCode: row.responseCode ?? null,
      responseMessage: row.responseMessage ?? null,
    },
  }) as const;

/** Queues the webhook for a change to an operation, in the same transaction. */
export async function notifyPayment(
  transaction: Queryable,
  transactionId: string,
  type: PaymentEvent['type'],
  at: Date,
): Promise<void> {
  const isThis = eq(transactions.transactionId, transactionId);
  const [row] = await transaction.select().from(transactions).where(isThis);
  if (!row) return;
  await emitEvent(transaction, row, paymentEvent(row, type, at));
}
