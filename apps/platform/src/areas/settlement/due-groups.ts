import { addDays, formatDay, startOfZonedDay } from '@payfac/domain/time';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import { facilitators, transactions } from '../../kernel/database/schema/index.ts';

const t = transactions;

const hourMs = 3_600_000;
/** A business day is cut two hours after it ends in the facilitator's zone. */
const cutOffMs = 2 * hourMs;
const atOnce = 5000;

/** The start of the first business day that isn't cut yet. */
export function cutUpTo(now: Date, zone: string): Date {
  const day = formatDay(new Date(now.getTime() - cutOffMs), zone);
  const start = startOfZonedDay(day, zone);
  if (!start) throw new RangeError(`Not a day: ${day}`);
  return start;
}

/** When the batch with a capture is cut; the payment can be voided until then. */
export function batchCutOf(takenAt: Date, zone: string): Date {
  const start = startOfZonedDay(addDays(formatDay(takenAt, zone), 1), zone);
  if (!start) throw new RangeError('Not a day.');
  return new Date(start.getTime() + cutOffMs);
}

/** Unsettled money of one account and one business day. */
export interface Group {
  readonly facilitatorId: string;
  readonly spProductId: string;
  readonly subMerchantId: string;
  readonly businessDate: string;
  readonly transactionIds: readonly string[];
}

/**
 * Money taken or returned, which batches consist of. An eCheck counts when it is reconciled.
 * Must match the index on unsettled money to use it.
 */
const unsettled = sql`${t.batchId} is null and ${t.outcome} = 'success'
  and (${t.operation} in ('capture', 'refund', 'chargeback', 'reconciled', 'reversal')
    or (${t.operation} = 'sale' and ${t.paymentType} <> 'eCheck'
      and ${t.status} in ('processing', 'partially-refunded', 'refunded')))`;

/** Operations of voided payments, which total zero. */
const isOfVoided = sql`(${t.operation} <> 'sale' and exists (select 1 from ${t} as payment
  where payment.transaction_id = ${t.rootTransactionId} and payment.status = 'voided'))`;

/** Operations for a coming batch. */
export const awaitsSettlement = sql`(${unsettled} and not ${isOfVoided})`;

/**
 * Unsettled money that is due, by account and business day, oldest first.
 * @param before the moment up to which a facilitator's money is settled.
 */
export async function dueGroups(
  queryable: Queryable,
  before: (facilitator: { readonly timeZone: string }) => Date,
): Promise<readonly Group[]> {
  const groups = new Map<string, { group: Group; transactionIds: string[] }>();
  const all = await queryable.select().from(facilitators);
  for (const { facilitatorId, timeZone } of all) {
    const rows = await queryable
      .select({
        id: t.transactionId,
        subMerchantId: t.subMerchantId,
        spProductId: t.spProductId,
        createdAt: t.createdAt,
      })
      .from(t)
      .where(
        and(
          eq(t.facilitatorId, facilitatorId),
          lt(t.createdAt, before({ timeZone })),
          awaitsSettlement,
        ),
      )
      .orderBy(asc(t.createdAt), asc(t.transactionId))
      .limit(atOnce);
    for (const { id, subMerchantId, spProductId, createdAt } of rows) {
      const businessDate = formatDay(createdAt, timeZone);
      const key = `${subMerchantId} ${businessDate}`;
      const known = groups.get(key);
      if (known) {
        known.transactionIds.push(id);
        continue;
      }
      const transactionIds = [id];
      const group = { facilitatorId, spProductId, subMerchantId, businessDate, transactionIds };
      groups.set(key, { group, transactionIds });
    }
  }
  return [...groups.values()].map(({ group }) => group);
}
