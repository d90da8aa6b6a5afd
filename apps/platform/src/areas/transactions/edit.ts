import type { transactions as contract } from '@payfac/api/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { notFound } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { customers } from '../../kernel/database/schema/index.ts';
import { actorOf } from './actor.ts';
import {
  change,
  lockPayment,
  type NewTransactionRow,
  note,
  paymentIdOf,
  type TransactionRow,
} from './store.ts';
import type { TimelineEvent } from './timeline.ts';
import { readPaymentView, type TransactionView } from './view.ts';

interface Edit {
  readonly changes: Partial<NewTransactionRow>;
  readonly event: TimelineEvent;
  /** Empty when nothing changed; nothing is written then. */
  readonly message: string;
}

/** Changes a payment's nonmonetary fields under its lock, with a timeline entry. */
export async function editPayment(
  { database, clock }: Services,
  transactionId: string,
  context: SessionContext,
  edit: (payment: TransactionRow, transaction: Transaction) => Promise<Edit>,
): Promise<TransactionView> {
  const at = await clock.now();
  return inTransaction(database, async (transaction) => {
    const paymentId = await paymentIdOf(transaction, transactionId, context);
    const payment = await lockPayment(transaction, paymentId);
    const { changes, event, message } = await edit(payment, transaction);
    if (message !== '') {
      await change(transaction, paymentId, changes, at);
      await note(transaction, payment, { event, message, actor: actorOf(context), at });
      await recordActivity(transaction, context, {
        action: 'transactions.edit',
        target: paymentId,
        message,
        subMerchantId: payment.subMerchantId,
      });
    }
    return readPaymentView(transaction, paymentId);
  });
}

const described = (label: string, before: string | null, after: string | null): string =>
  `${label}: ${before ?? 'none'} → ${after ?? 'none'}`;

type UpdateBody = HandlerInput<typeof contract.update>['body'];

/** Text fields: an empty text clears one, an absent field leaves it unchanged. */
export async function editTexts(payment: TransactionRow, body: UpdateBody): Promise<Edit> {
  const changes: { invoiceNumber?: string | null; description?: string | null } = {};
  const messages: string[] = [];
  const set = (name: 'invoiceNumber' | 'description', label: string) => {
    const asked = body[name];
    if (asked === undefined) return;
    const value = asked === '' ? null : asked;
    if (value === payment[name]) return;
    changes[name] = value;
    messages.push(described(label, payment[name], value));
  };
  set('invoiceNumber', 'Invoice number');
  set('description', 'Description');
  return { changes, event: 'edited', message: messages.join('; ') };
}

/** @throws CallFailure 404 for a customer of another account. */
export async function editCustomer(
  payment: TransactionRow,
  transaction: Transaction,
  customerId: string | null,
): Promise<Edit> {
  const named = async (id: string | null): Promise<string | null> => {
    if (id === null) return null;
    const [found] = await transaction
      .select({ name: customers.name })
      .from(customers)
      .where(
        and(
          eq(customers.customerId, id),
          eq(customers.subMerchantId, payment.subMerchantId),
          isNull(customers.deletedAt),
        ),
      );
    if (!found) throw notFound('The customer', id);
    return found.name;
  };
  const after = await named(customerId);
  if (customerId === payment.customerId) {
    return { changes: {}, event: 'customer.changed', message: '' };
  }
  return {
    changes: { customerId },
    event: 'customer.changed',
    message: after === null ? 'Customer removed' : `Customer: ${after}`,
  };
}
