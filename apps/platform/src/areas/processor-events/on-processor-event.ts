import { subtractCents } from '@payfac/domain/money';
import { eq, inArray } from 'drizzle-orm';
import type { Services } from '../../http/services.ts';
import type { Database } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { transactions } from '../../kernel/database/schema/index.ts';
import { refundFailedPosting } from '../../kernel/ledger/postings.ts';
import { writePostings } from '../../kernel/ledger/store.ts';
import type { ProcessorEvent } from '../../processors/processor.ts';
import { openDispute } from '../disputes/open.ts';
import { returnEcheck } from '../echecks/return.ts';
import { inquire } from '../transactions/ask-processor.ts';
import { stateBesideDisputes } from '../transactions/payment-state.ts';
import { recordOutcome } from '../transactions/recover.ts';
import {
  change,
  findTransaction,
  lockPayment,
  note,
  type TransactionRow,
} from '../transactions/store.ts';

/** Fails a refund that had been approved, and recomputes the payment. */
function failRefund(database: Database, refund: TransactionRow, at: Date): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const payment = await lockPayment(transaction, refund.rootTransactionId);
    const row = await findTransaction(transaction, refund.transactionId);
    if (row?.operation !== 'refund' || row.outcome !== 'success') return;
    const { facilitatorId, subMerchantId, provider, transactionId, amount } = row;
    const refundedAmount = subtractCents(payment.refundedAmount, amount);
    const status = stateBesideDisputes({ ...payment, refundedAmount });
    const message = 'Refund declined by the issuer';
    const outcome = { outcome: 'failed', status: 'failed', responseCode: '05' } as const;
    await change(transaction, transactionId, { ...outcome, responseMessage: message }, at);
    await change(transaction, payment.transactionId, { refundedAmount, status }, at);
    const money = { facilitatorId, subMerchantId, provider, transactionId, amount };
    await writePostings(transaction, [refundFailedPosting(money)], at);
    await note(transaction, row, { event: 'refund.failed', message, at });
  });
}

/** The owners of transactions, by the processor's references. */
export async function ownersOf(database: Database, references: readonly string[]) {
  const { processorReference, facilitatorId, spProductId, subMerchantId } = transactions;
  const rows = await database
    .select({ processorReference, facilitatorId, spProductId, subMerchantId })
    .from(transactions)
    .where(inArray(processorReference, [...references]));
  return new Map(rows.map((row) => [row.processorReference, row]));
}

/**
 * Handles an event that a processor sends. Events may be repeated or late; each is judged against the current rows.
 * @returns false when it can't be judged yet and must be delivered again.
 */
export async function onProcessorEvent(
  services: Pick<Services, 'database' | 'clock' | 'processorOf' | 'billed'>,
  event: ProcessorEvent,
): Promise<boolean> {
  const { database, clock, processorOf } = services;
  const [row] = await database
    .select()
    .from(transactions)
    .where(eq(transactions.processorReference, event.reference));
  if (!row) return true;
  const at = await clock.now();
  switch (event.kind) {
    case 'operation.approved': {
      await recordOutcome(services, row, await inquire(processorOf(row.provider), event.reference));
      return true;
    }
    case 'refund.failed': {
      // If the refund's approval isn't recorded yet, ask for its outcome first.
      if (row.outcome === 'pending') {
        await recordOutcome(
          services,
          row,
          await inquire(processorOf(row.provider), event.reference),
        );
      }
      await failRefund(database, row, at);
      return true;
    }
    case 'echeck.returned':
      await returnEcheck(database, row, { code: event.reason, on: event.occurredAt }, at);
      return true;
    case 'dispute.opened':
    case 'inquiry.opened':
      return (await openDispute(database, row, event, at)) !== 'later';
  }
}
