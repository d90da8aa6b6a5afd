import {
  type ReservedFunds,
  type ReservedSegment,
  reservedSegmentOf,
} from '@payfac/domain/accounts';
import { type Cents, cents, zeroCents } from '@payfac/domain/money';
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { sumOf } from '../../kernel/database/aggregates.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { ledgerTallies } from '../../kernel/database/schema/index.ts';

const k = ledgerTallies;

/** A reserve's balance and its account. */
export interface Reserve extends ReservedFunds {
  readonly subMerchantId: string;
}

/** The reserves of some accounts in the ledger, by card type and eCheck; empty reserves are left out. */
export async function reservesOf(
  queryable: Queryable,
  facilitatorId: string,
  subMerchantIds: readonly string[],
): Promise<Reserve[]> {
  if (subMerchantIds.length === 0) return [];
  const amount = sumOf(k.amount);
  return queryable
    .select({ account: k.account, subMerchantId: sql<string>`min(${k.subMerchantId})`, amount })
    .from(k)
    .where(
      and(
        eq(k.facilitatorId, facilitatorId),
        inArray(k.subMerchantId, [...subMerchantIds]),
        eq(k.unit, 'month'),
        like(k.account, 'reserve:%'),
      ),
    )
    .groupBy(k.account)
    .having(sql`sum(${k.amount}) > 0`)
    .orderBy(k.account);
}

/** Splits an amount over the reserves, using up the first ones first. */
export function shareOut(
  reserves: readonly Reserve[],
  segment: ReservedSegment,
  wanted: Cents,
): { readonly reserve: Reserve; readonly amount: Cents }[] {
  let left: number = wanted;
  return reserves
    .filter(({ account }) => segment === 'all' || reservedSegmentOf(account) === segment)
    .map((reserve) => {
      const amount = cents(Math.min(left, reserve.amount));
      left -= amount;
      return { reserve, amount };
    })
    .filter(({ amount }) => amount > zeroCents);
}
