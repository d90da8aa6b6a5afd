import type { SessionContext } from '../../api/context.ts';
import type { KeyClaim } from '../../api/idempotency/claim.ts';
import { outcomeUnknown } from '../../api/idempotency/run-once.ts';
import type { Services } from '../../api/services.ts';
import type { Database } from '../../database/connection.ts';
import { recordSession } from '../../monitoring/processor-session.ts';
import type { ChargeRequest, Processor, ProcessorResponse } from '../../simulator/processor.ts';
import { isDeclined } from '../risk/assess.ts';
import { type Watch, watchOver } from '../risk-rules/store.ts';
import { askProcessor, type Finding } from './ask-processor.ts';
import { beginCharge, beginFollowUp, type ChargeOrder, type FollowUpOrder } from './begin.ts';
import { finish } from './finish.ts';
import { responseOf } from './responses.ts';
import type { TransactionRow } from './store.ts';
import { undoDeclined } from './undo.ts';
import type { TransactionView } from './view.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'processorOf'>;

/** Operations of this process that wait for their processor: nobody else need ask after them. */
const onTheirWay = new Set<string>();

export const isOnItsWay = (transactionId: string): boolean => onTheirWay.has(transactionId);

/** Asks, and keeps for the monitor what was asked and answered. */
async function askAndRecord(
  database: Database,
  row: TransactionRow,
  processor: Processor | undefined,
  operation: (processor: Processor) => Promise<ProcessorResponse>,
  startedAt: Date,
): Promise<Finding> {
  const began = performance.now();
  const finding = await askProcessor(processor, operation);
  recordSession(database, row, finding, { startedAt, duration: performance.now() - began });
  return finding;
}

/** The rules that look at a card sale; of anything else there are none. */
const rulesOver = (database: Database, row: TransactionRow): Promise<Watch> | undefined =>
  row.operation === 'sale' && row.paymentType !== 'eCheck' ? watchOver(database, row) : undefined;

/** Asks the processor with no database transaction open, and writes down what came of it. */
async function carryOut(
  { database, clock, processorOf }: Needs,
  row: TransactionRow,
  operation: (processor: Processor) => Promise<ProcessorResponse>,
): Promise<TransactionView> {
  onTheirWay.add(row.transactionId);
  try {
    const processor = processorOf(row.provider);
    const watch = await rulesOver(database, row);
    // A rule may decline it before the processor is asked.
    const isRefused = watch && (await isDeclined(database, row, watch, row.createdAt));
    const finding = isRefused
      ? ({ kind: 'refused' } as const)
      : await askAndRecord(database, row, processor, operation, row.createdAt);
    const finished = await finish(database, row, finding, await clock.now(), watch);
    await undoDeclined(processor, finding, finished.row);
    if (finished.row.outcome === 'pending') throw outcomeUnknown(row.transactionId);
    return finished.view ?? (await responseOf(database, finished.row));
  } finally {
    onTheirWay.delete(row.transactionId);
  }
}

/** A sale or authorization; without a key for a charge that the platform makes by itself. @throws CallFailure 402, 502 or 504. */
export async function charge(
  services: Needs,
  claim: KeyClaim | undefined,
  order: ChargeOrder & { readonly request: Omit<ChargeRequest, 'reference'> },
): Promise<TransactionView> {
  const row = await beginCharge(services.database, claim, order, await services.clock.now());
  const request = { ...order.request, reference: row.processorReference };
  return carryOut(services, row, (processor) =>
    row.operation === 'sale' ? processor.sale(request) : processor.authorize(request),
  );
}

/** A capture, void or refund. @throws CallFailure 402, 404, 409, 502 or 504. */
export async function followUp(
  services: Needs,
  order: FollowUpOrder,
  context: SessionContext,
): Promise<TransactionView> {
  const { database, clock } = services;
  const { row, payment } = await beginFollowUp(database, order, context, await clock.now());
  const { processorReference: reference, amount } = row;
  const request = { reference, paymentReference: payment.processorReference, amount };
  return carryOut(services, row, (processor) => processor[order.kind](request));
}
