import type { SessionContext } from '../../http/context.ts';
import type { KeyClaim } from '../../http/idempotency/claim.ts';
import { outcomeUnknown } from '../../http/idempotency/run-once.ts';
import type { Services } from '../../http/services.ts';
import type { Database } from '../../kernel/database/connection.ts';
import type { Order } from '../../processors/leased.ts';
import type { ChargeRequest } from '../../processors/processor.ts';
import { isDeclined } from '../risk/assess.ts';
import { type RulesInForce, rulesInForceFor } from '../risk-rules/store.ts';
import { type Finding, send } from './ask-processor.ts';
import { beginCharge, beginFollowUp, type ChargeOrder, type FollowUpOrder } from './begin.ts';
import { leaseOf } from './lease.ts';
import { recordSession } from './processor-session.ts';
import { recordOutcome } from './recover.ts';
import { responseOf } from './responses.ts';
import type { TransactionRow } from './store.ts';
import type { TransactionView } from './view.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'processorOf' | 'billed'>;

/** Sends an operation, and records request and response for the monitor. */
async function sendAndRecord(
  { database, processorOf }: Needs,
  row: TransactionRow,
  order: Order,
): Promise<Finding> {
  const began = performance.now();
  const finding = await send(processorOf(row.provider), leaseOf(database, row), order);
  const duration = performance.now() - began;
  recordSession(database, row, finding, { startedAt: row.createdAt, duration });
  return finding;
}

/** The rules for a card sale; undefined for other operations. */
const rulesOver = (database: Database, row: TransactionRow): Promise<RulesInForce> | undefined =>
  row.operation === 'sale' && row.paymentType !== 'eCheck'
    ? rulesInForceFor(database, row)
    : undefined;

/** Calls the processor with no database transaction open, and records the outcome. */
async function carryOut(
  services: Needs,
  row: TransactionRow,
  order: Order,
): Promise<TransactionView> {
  const { database } = services;
  const watch = await rulesOver(database, row);
  // A rule may decline it before the processor is asked.
  const isRefused = watch && (await isDeclined(database, row, watch, row.createdAt));
  const finding: Finding = isRefused
    ? { kind: 'refused' }
    : await sendAndRecord(services, row, order);
  const finished = await recordOutcome(services, row, finding, watch);
  if (finished.row.outcome === 'pending') throw outcomeUnknown(row.transactionId);
  return finished.view ?? (await responseOf(database, finished.row));
}

/**
 * Makes a sale or authorization; without a key for a charge that the platform makes on its own.
 * @throws CallFailure 402, 502 or 504.
 */
export async function charge(
  services: Needs,
  claim: KeyClaim | undefined,
  order: ChargeOrder & { readonly request: Omit<ChargeRequest, 'reference'> },
): Promise<TransactionView> {
  const row = await beginCharge(services.database, claim, order, await services.clock.now());
  const kind = row.operation === 'sale' ? 'sale' : 'authorize';
  return carryOut(services, row, { kind, ...order.request });
}

/** Makes a capture, void or refund. @throws CallFailure 402, 404, 409, 502 or 504. */
export async function followUp(
  services: Needs,
  order: FollowUpOrder,
  context: SessionContext,
): Promise<TransactionView> {
  const { database, clock } = services;
  const { row, payment } = await beginFollowUp(database, order, context, await clock.now());
  const { kind } = order;
  const { processorReference: paymentReference } = payment;
  return carryOut(services, row, { kind, paymentReference, amount: row.amount });
}
