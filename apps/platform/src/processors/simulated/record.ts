import { cents } from '@payfac/domain/money';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import type { ProcessorEventKind, ProcessorResponse } from '../processor.ts';
import { simulatorEvents, simulatorFaults, simulatorOperations } from './schema.ts';

export type OperationRecord = typeof simulatorOperations.$inferSelect;
export type NewOperation = typeof simulatorOperations.$inferInsert;

export async function findOperation(
  queryable: Queryable,
  reference: string,
): Promise<OperationRecord | undefined> {
  const [found] = await queryable
    .select()
    .from(simulatorOperations)
    .where(eq(simulatorOperations.reference, reference));
  return found;
}

/**
 * The operation with a reference, if any, and the share of calls that fail at random, which is zero until it is set.
 */
export async function lookUp(
  queryable: Queryable,
  reference: string,
): Promise<{ readonly known: OperationRecord | null; readonly faultRate: number }> {
  const [found] = await queryable
    .select({ known: simulatorOperations, rate: simulatorFaults.rate })
    .from(sql`(select) as asked`)
    .leftJoin(simulatorFaults, sql`true`)
    .leftJoin(simulatorOperations, eq(simulatorOperations.reference, reference));
  return { known: found?.known ?? null, faultRate: found?.rate ?? 0 };
}

/** A payment's operations. The first one is locked, to serialize operations that follow it. */
export async function lockPayment(
  transaction: Transaction,
  paymentReference: string,
): Promise<readonly OperationRecord[]> {
  await transaction
    .select({ reference: simulatorOperations.reference })
    .from(simulatorOperations)
    .where(eq(simulatorOperations.reference, paymentReference))
    .for('update');
  return transaction
    .select()
    .from(simulatorOperations)
    .where(eq(simulatorOperations.paymentReference, paymentReference));
}

/** The recorded response as of a moment: only `pending` before the operation is decided. */
export function responseOf(operation: OperationRecord, now: Date): ProcessorResponse {
  const isDecided = operation.decidedAt <= now;
  const { processorTransactionId, responseCode, responseMessage } = operation;
  if (!isDecided) {
    return {
      processorTransactionId,
      result: 'pending',
      approvedAmount: cents(0),
      responseCode: '09',
      responseMessage: 'In progress',
      authorizationCode: null,
      avsResult: null,
      cvvResult: null,
    };
  }
  return {
    processorTransactionId,
    result: operation.result,
    approvedAmount: operation.approvedAmount,
    responseCode,
    responseMessage,
    authorizationCode: operation.authorizationCode,
    avsResult: operation.avsResult,
    cvvResult: operation.cvvResult,
  };
}

export async function recordEvent(
  queryable: Queryable,
  event: {
    reference: string;
    kind: ProcessorEventKind;
    dueAt: Date;
    reason?: string;
    times?: number;
  },
): Promise<void> {
  await queryable.insert(simulatorEvents).values({
    eventId: newId('sev'),
    reference: event.reference,
    kind: event.kind,
    reason: event.reason ?? null,
    dueAt: event.dueAt,
    deliveriesLeft: event.times ?? 1,
  });
}

/**
 * Closes an unused reference, so that nothing can be done with it.
 * @returns the operation with that reference; undefined when there was none.
 */
export async function closeReference(
  queryable: Queryable,
  reference: string,
  now: Date,
): Promise<OperationRecord | undefined> {
  await queryable
    .insert(simulatorOperations)
    .values({
      processorTransactionId: newId('sim'),
      reference,
      paymentReference: reference,
      merchantId: '',
      kind: 'closed',
      result: 'declined',
      amount: cents(0),
      approvedAmount: cents(0),
      responseCode: '12',
      responseMessage: 'Arrived after its reference was closed',
      createdAt: now,
      decidedAt: now,
    })
    .onConflictDoNothing({ target: simulatorOperations.reference });
  const found = await findOperation(queryable, reference);
  return found?.kind === 'closed' ? undefined : found;
}
