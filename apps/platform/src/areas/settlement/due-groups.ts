import { addDays, formatDay, startOfZonedDay } from '@payfac/domain/time';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import { facilitators, transactions } from '../../kernel/database/schema/index.ts';

const t = transactions;

const hourMs = 3_600_000;
/** A business day is cut two hours after its end, in the facilitator's zone. */
const cutOffMs = 2 * hourMs;
const atOnce = 5000;

/** The beginning of the first business day that is not cut yet, in a zone at a moment. */
export function cutUpTo(now: Date, zone: string): Date {
  const day = formatDay(new Date(now.getTime() - cutOffMs), zone);
  const start = startOfZonedDay(day, zone);
  if (!start) throw new RangeError(`Not a day: ${day}`);
  return start;
}

/** When the batch of money taken at a moment is cut: until then it can be voided. */
export function batchCutOf(takenAt: Date, zone: string): Date {
  const start = startOfZonedDay(addDays(formatDay(takenAt, zone), 1), zone);
  if (!start) throw new RangeError('Not a day.');
  return new Date(start.getTime() + cutOffMs);
}

/** Money of one account and one business day that belongs to no batch yet. */
export interface Group {
  readonly facilitatorId: string;
  readonly spProductId: string;
  readonly subMerchantId: string;
  readonly businessDate: string;
  readonly transactionIds: readonly string[];
}

/**
 * Money taken, or given back: what a batch is made of. An eCheck is taken when it is reconciled.
 * Spelt as the index of unsettled money is, so that it is used.
 */
const unsettled = sql`${t.batchId} is null and ${t.outcome} = 'success'
  and (${t.operation} in ('capture', 'refund', 'chargeback', 'reconciled', 'reversal')
    or (${t.operation} = 'sale' and ${t.paymentType} <> 'eCheck'
      and ${t.status} in ('processing', 'partially-refunded', 'refunded')))`;

/** Voided payments come to nothing. */
const isOfVoided = sql`(${t.operation} <> 'sale' and exists (select 1 from ${t} as payment
  where payment.transaction_id = ${t.rootTransactionId} and payment.status = 'voided'))`;

/** What a batch will be made of. */
export const awaitsSettlement = sql`(${unsettled} and not ${isOfVoided})`;

/**
 * What is due to be settled, by account and business day, oldest first.
 * @param before for one facilitator's money, the moment up to which it is settled.
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
