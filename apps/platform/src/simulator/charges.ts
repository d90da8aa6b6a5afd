import { randomInt } from 'node:crypto';
import { zeroCents } from '@payfac/domain/money';
import { newId } from '../database/ids.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { simulatorOperations } from '../database/schema/index.ts';
import { type Ruling, ruleCharge } from './charge-rules.ts';
import type { SimulatorContext } from './context.ts';
import {
  AnswerLost,
  type ChargeRequest,
  type Processor,
  type ProcessorAnswer,
  ProcessorUnavailable,
} from './processor.ts';
import { answerOf, faultRate, findOperation, type NewOperation, recordEvent } from './record.ts';

/** In milliseconds; the waits of triggers are real time, what is due later is business time. */
const hangMs = 30_000;
const lateAnswerMs = 5_000;
const disputeAfterMs = 3 * 86_400_000;

type ChargeKind = 'authorize' | 'sale';

const disputeEvents = {
  'dispute-fraudulent': { kind: 'dispute.opened', reason: 'fraudulent' },
  'dispute-not-received': { kind: 'dispute.opened', reason: 'not_received' },
  'dispute-inquiry': { kind: 'inquiry.opened', reason: 'not_received' },
} as const;

const disputeOf = (behavior: string | null) =>
  Object.entries(disputeEvents).find(([code]) => code === behavior)?.[1];

function operationOf(
  kind: ChargeKind,
  request: ChargeRequest,
  { outcome, delivery }: Ruling,
  now: Date,
): NewOperation {
  const isApproved = outcome.result === 'approved' || delivery === 'late';
  return {
    processorTransactionId: newId('sim'),
    reference: request.reference,
    paymentReference: request.reference,
    merchantId: request.merchantId,
    kind,
    result: isApproved ? 'approved' : outcome.result,
    amount: request.amount,
    approvedAmount: isApproved ? (outcome.partialAmount ?? request.amount) : zeroCents,
    responseCode: outcome.responseCode,
    responseMessage: outcome.responseMessage,
    authorizationCode: isApproved ? String(randomInt(1_000_000)).padStart(6, '0') : null,
    avsResult: outcome.avsResult,
    cvvResult: outcome.cvvResult,
    cardBehavior: request.card.behavior,
    createdAt: now,
    decidedAt: delivery === 'late' ? new Date(now.getTime() + lateAnswerMs) : now,
  };
}

/** Writes the charge and the events it will cause; a reference already known is left as it is. */
async function record(
  { database }: SimulatorContext,
  operation: NewOperation,
  { delivery }: Ruling,
): Promise<void> {
  const { reference, createdAt, decidedAt, result, cardBehavior } = operation;
  await inTransaction(database, async (transaction) => {
    const written = await transaction
      .insert(simulatorOperations)
      .values(operation)
      .onConflictDoNothing({ target: simulatorOperations.reference })
      .returning({ reference: simulatorOperations.reference });
    if (written.length === 0 || result !== 'approved') return;
    if (delivery === 'late' || delivery === 'repeated') {
      const times = delivery === 'repeated' ? 2 : 1;
      await recordEvent(transaction, {
        reference,
        kind: 'operation.approved',
        dueAt: decidedAt,
        times,
      });
    }
    const dispute = disputeOf(cardBehavior ?? null);
    if (dispute) {
      const dueAt = new Date(createdAt.getTime() + disputeAfterMs);
      await recordEvent(transaction, { reference, ...dispute, dueAt });
    }
  });
}

async function charge(
  context: SimulatorContext,
  kind: ChargeKind,
  request: ChargeRequest,
): Promise<ProcessorAnswer> {
  const { reference } = request;
  const known = await findOperation(context.database, reference);
  if (known) return answerOf(known, await context.now());

  const ruling = ruleCharge(request);
  const isFaulty = context.random() < (await faultRate(context.database));
  if (ruling.delivery === 'unavailable' || isFaulty) {
    throw new ProcessorUnavailable('The processor is not available.');
  }
  const operation = operationOf(kind, request, ruling, await context.now());
  await record(context, operation, ruling);
  if (ruling.delivery === 'lost' || ruling.delivery === 'late') {
    throw new AnswerLost('The processor was reached, its answer was lost.');
  }
  if (ruling.delivery === 'slow') await context.wait(hangMs);

  const written = await findOperation(context.database, reference);
  if (!written) throw new AnswerLost(`The simulator has no record of ${reference}.`);
  return answerOf(written, await context.now());
}

export const createCharges = (
  context: SimulatorContext,
): Pick<Processor, 'authorize' | 'sale'> => ({
  authorize: (request) => charge(context, 'authorize', request),
  sale: (request) => charge(context, 'sale', request),
});
