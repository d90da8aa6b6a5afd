import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/connection.ts';
import { applications } from '../../kernel/database/schema/index.ts';
import { accountSuspended } from './rules.ts';

/**
 * Call it in the transaction that begins a payment: no payment begins after a suspension, however long ago its account
 * was read.
 * @throws CallFailure 409.
 */
export async function requireProcessing(
  transaction: Transaction,
  applicationId: string,
): Promise<void> {
  const [account] = await transaction
    .select({ isSuspended: applications.isSuspended })
    .from(applications)
    .where(eq(applications.applicationId, applicationId))
    .for('share');
  if (account?.isSuspended) throw accountSuspended();
}
