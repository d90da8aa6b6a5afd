import { cents, formatUsd } from '@payfac/domain/money';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/connection.ts';
import { applications, subMerchants } from '../../kernel/database/schema/index.ts';
import { type Act, logAct } from '../accounts/account-log.ts';
import type { PayoutRow } from './view.ts';

/**
 * Locks an account's application before its payouts: holds and releases write to its log, and other changes to the
 * application lock it first, too.
 * @returns its id.
 */
export async function lockApplicationOf(
  transaction: Transaction,
  subMerchantId: string,
): Promise<string> {
  const [found] = await transaction
    .select({ applicationId: applications.applicationId })
    .from(applications)
    .innerJoin(subMerchants, eq(subMerchants.applicationId, applications.applicationId))
    .where(eq(subMerchants.subMerchantId, subMerchantId))
    .for('no key update', { of: applications });
  if (!found) throw new Error(`The account ${subMerchantId} has no application.`);
  return found.applicationId;
}

/** Logs how many payouts were held or released and their sum; logs nothing for none. */
export async function logHolds(
  transaction: Transaction,
  subMerchantId: string,
  verb: 'Held' | 'Released',
  rows: readonly Pick<PayoutRow, 'payoutId' | 'amount'>[],
  act: Act,
  note?: string,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const applicationId = await lockApplicationOf(transaction, subMerchantId);
  const sum = formatUsd(cents(rows.reduce((all, { amount }) => all + amount, 0)));
  const what = rows.length === 1 ? `the payout ${first.payoutId}` : `${rows.length} payouts`;
  const line = { type: 'payout', verb: `${verb} ${what}`, to: sum, note } as const;
  await logAct(transaction, applicationId, [line], act);
}
