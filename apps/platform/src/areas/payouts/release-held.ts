import { automaticHoldReasons } from '@payfac/domain/payouts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../database/connection.ts';
import { payouts } from '../../database/schema/index.ts';
import { rowByRow } from '../../jobs/row-by-row.ts';
import { standingOf } from './standing.ts';

const automatic: readonly string[] = Object.values(automaticHoldReasons);

/**
 * Lets payouts go that were held by no person, once nothing holds them any more, to the account that is
 * preferred by now.
 * @param subMerchantIds only of these accounts; of all when absent.
 * @returns how many were let go.
 */
export async function releaseHeld(
  queryable: Queryable,
  at: Date,
  subMerchantIds?: readonly string[],
): Promise<number> {
  const held = and(
    eq(payouts.status, 'on-hold'),
    inArray(payouts.holdReason, [...automatic]),
    subMerchantIds && inArray(payouts.subMerchantId, [...subMerchantIds]),
  );
  const accounts = await queryable
    .selectDistinct({ subMerchantId: payouts.subMerchantId })
    .from(payouts)
    .where(held);
  let released = 0;
  await rowByRow(
    accounts,
    ({ subMerchantId }) => ({ id: subMerchantId }),
    async (account) => {
      const { subMerchantId } = account;
      const { hold, bankAccount } = await standingOf(queryable, subMerchantId);
      if (hold) return;
      const rows = await queryable
        .update(payouts)
        .set({
          status: 'pending',
          holdReason: null,
          bankAccountToken: bankAccount?.bankAccountToken ?? null,
          last4: bankAccount?.last4 ?? null,
          updatedAt: at,
        })
        .where(and(held, eq(payouts.subMerchantId, subMerchantId)))
        .returning({ payoutId: payouts.payoutId });
      released += rows.length;
    },
  );
  return released;
}
