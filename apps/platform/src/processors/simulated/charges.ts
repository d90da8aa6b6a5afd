import { randomInt } from 'node:crypto';
import { zeroCents } from '@payfac/domain/money';
import type { Queryable } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import {
  type ChargeRequest,
  type Processor,
  type ProcessorResponse,
  ProcessorUnavailable,
  ResponseLost,
} from '../processor.ts';
import { type Ruling, ruleCharge } from './charge-rules.ts';
import type { SimulatorContext } from './context.ts';
import {
  findOperation,
  lookUp,
  type NewOperation,
  type OperationRecord,
  recordEvent,
  responseOf,
} from './record.ts';
import { simulatorOperations } from './schema.ts';

/** In milliseconds. Triggers wait in real time; scheduled events are due in business time. */
const hangMs = 30_000;
const lateResponseMs = 5_000;
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
    decidedAt: delivery === 'late' ? new Date(now.getTime() + lateResponseMs) : now,
  };
}

/** Writes a charge; undefined when its reference already exists, which is then left unchanged. */
async function write(
  queryable: Queryable,
  operation: NewOperation,
): Promise<OperationRecord | undefined> {
  const [written] = await queryable
    .insert(simulatorOperations)
    .values(operation)
    .onConflictDoNothing({ target: simulatorOperations.reference })
    .returning();
  return written;
}

/** Writes the charge and the events it will cause. */
async function record(
  { database }: SimulatorContext,
  operation: NewOperation,
  { delivery }: Ruling,
): Promise<OperationRecord | undefined> {
  const { reference, createdAt, decidedAt, result, cardBehavior } = operation;
  const dispute = disputeOf(cardBehavior ?? null);
  const isToldLater = delivery === 'late' || delivery === 'repeated';
  if (result !== 'approved' || (!isToldLater && !dispute)) return write(database, operation);
  return inTransaction(database, async (transaction) => {
    const written = await write(transaction, operation);
    if (!written) return undefined;
    if (isToldLater) {
      const times = delivery === 'repeated' ? 2 : 1;
      await recordEvent(transaction, {
        reference,
        kind: 'operation.approved',
        dueAt: decidedAt,
        times,
      });
    }
    if (dispute) {
      const dueAt = new Date(createdAt.getTime() + disputeAfterMs);
      await recordEvent(transaction, { reference, ...dispute, dueAt });
    }
    return written;
  });
}

/** The charge without anything that triggers an outcome. */
const plain = (request: ChargeRequest): ChargeRequest => ({
  ...request,
  card: { behavior: null, cvvBehavior: null },
});

async function charge(
  context: SimulatorContext,
  kind: ChargeKind,
  asked: ChargeRequest,
): Promise<ProcessorResponse> {
  const request = context.hasTriggers ? asked : plain(asked);
  const { reference } = request;
  const { known, faultRate } = await lookUp(context.database, reference);
  if (known) return responseOf(known, await context.now());

  const ruling = ruleCharge(request, context.hasTriggers);
  const isFaulty = context.random() < faultRate;
  if (ruling.delivery === 'unavailable' || isFaulty) {
    throw new ProcessorUnavailable('The processor is not available.');
  }
  const now = await context.now();
  const own = await record(context, operationOf(kind, request, ruling, now), ruling);
  if (ruling.delivery === 'lost' || ruling.delivery === 'late') {
    throw new ResponseLost('The processor was reached, its response was lost.');
  }
  if (ruling.delivery === 'slow') await context.wait(hangMs);

  const written = own ?? (await findOperation(context.database, reference));
  if (!written) throw new ResponseLost(`The simulator has no record of ${reference}.`);
  return responseOf(written, own ? now : await context.now());
}

export const createCharges = (
  context: SimulatorContext,
): Pick<Processor, 'authorize' | 'sale'> => ({
  authorize: (request) => charge(context, 'authorize', request),
  sale: (request) => charge(context, 'sale', request),
});
