import { zeroCents } from '@payfac/domain/money';
import type { Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import {
  type FollowUpRequest,
  type Processor,
  type ProcessorResponse,
  ProcessorUnavailable,
} from '../processor.ts';
import type { SimulatorContext } from './context.ts';
import { refusalOf } from './follow-up-rules.ts';
import {
  findOperation,
  lockPayment,
  lookUp,
  type OperationRecord,
  recordEvent,
  responseOf,
} from './record.ts';
import { simulatorOperations } from './schema.ts';

type FollowUpKind = 'capture' | 'void' | 'refund';

/** Business time from an approved refund to its failure, for the test card whose refunds fail. */
const refundFailsAfterMs = 60_000;

/** Checks and updates the record under the payment's lock. */
async function decide(
  transaction: Transaction,
  kind: FollowUpKind,
  request: FollowUpRequest,
  now: Date,
): Promise<OperationRecord | undefined> {
  const { reference, paymentReference, amount } = request;
  const operations = await lockPayment(transaction, paymentReference);
  const payment = operations.find((operation) => operation.reference === paymentReference);
  const refusal = payment ? refusalOf(kind, amount, operations) : 'No such payment';
  const isApproved = refusal === undefined;

  const [written] = await transaction
    .insert(simulatorOperations)
    .values({
      processorTransactionId: newId('sim'),
      reference,
      paymentReference,
      merchantId: payment?.merchantId ?? '',
      kind,
      result: isApproved ? 'approved' : 'declined',
      amount,
      approvedAmount: isApproved ? amount : zeroCents,
      responseCode: isApproved ? '00' : '12',
      responseMessage: refusal ?? 'Approved',
      cardBehavior: payment?.cardBehavior ?? null,
      createdAt: now,
      decidedAt: now,
    })
    .onConflictDoNothing({ target: simulatorOperations.reference })
    .returning();
  if (!written) return findOperation(transaction, reference);
  if (isApproved && kind === 'refund' && payment?.cardBehavior === 'refund-fails-later') {
    const dueAt = new Date(now.getTime() + refundFailsAfterMs);
    await recordEvent(transaction, { reference, kind: 'refund.failed', dueAt });
  }
  return written;
}

async function followUp(
  context: SimulatorContext,
  kind: FollowUpKind,
  request: FollowUpRequest,
): Promise<ProcessorResponse> {
  const { known, faultRate } = await lookUp(context.database, request.reference);
  if (!known && context.random() < faultRate) {
    throw new ProcessorUnavailable('The processor is not available.');
  }
  const now = await context.now();
  const operation = await inTransaction(context.database, (transaction) =>
    decide(transaction, kind, request, now),
  );
  if (!operation) throw new ProcessorUnavailable(`Nothing was recorded of ${request.reference}.`);
  return responseOf(operation, now);
}

export const createFollowUps = (context: SimulatorContext): Pick<Processor, FollowUpKind> => ({
  capture: (request) => followUp(context, 'capture', request),
  void: (request) => followUp(context, 'void', request),
  refund: (request) => followUp(context, 'refund', request),
});
