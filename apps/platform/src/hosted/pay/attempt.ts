import { and, eq } from 'drizzle-orm';
import { createResolve } from '../../areas/transactions/recover.ts';
import type { TransactionRow } from '../../areas/transactions/store.ts';
import { hostedPayments, transactions } from '../../kernel/database/schema/index.ts';
import type { HostedPagesOptions } from '../options.ts';

export interface Attempt {
  readonly payment: typeof hostedPayments.$inferSelect;
  /** Undefined for a subscription that begins without a charge. */
  readonly row: TransactionRow | undefined;
}

/** The state of a payment attempt. */
export type Outcome = 'paid' | 'held' | 'declined' | 'unknown' | 'running';

/** 256 random bits, as `newSecret` writes them. */
export const isAttemptId = (text: string): boolean => /^[\w-]{43}$/.test(text);

type Needs = Pick<HostedPagesOptions, 'database' | 'clock' | 'processorOf' | 'billed'>;

export async function findAttempt(
  { database }: Pick<Needs, 'database'>,
  sessionId: string,
  attemptId: string,
): Promise<Attempt | undefined> {
  if (!isAttemptId(attemptId)) return undefined;
  const [found] = await database
    .select({ payment: hostedPayments, row: transactions })
    .from(hostedPayments)
    .leftJoin(transactions, eq(transactions.transactionId, hostedPayments.transactionId))
    .where(and(eq(hostedPayments.attemptId, attemptId), eq(hostedPayments.sessionId, sessionId)));
  return found && { payment: found.payment, row: found.row ?? undefined };
}

/** Finds the outcome of an attempt whose response was lost, by asking the processor. */
export async function settleAttempt(
  services: Needs,
  sessionId: string,
  attemptId: string,
): Promise<Attempt | undefined> {
  const found = await findAttempt(services, sessionId, attemptId);
  if (found?.row?.outcome !== 'pending' || found.row.status !== 'unknown') return found;
  await createResolve(services)(found.row.transactionId);
  return findAttempt(services, sessionId, attemptId);
}

export function outcomeOf({ row }: Attempt): Outcome {
  if (!row || row.outcome === 'success') return row?.status === 'for-review' ? 'held' : 'paid';
  if (row.outcome !== 'pending') return 'declined';
  return row.status === 'unknown' ? 'unknown' : 'running';
}
