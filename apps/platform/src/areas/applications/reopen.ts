import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { actOf, changeRecord } from '../accounts/account-log.ts';
import { moveApplication } from './move.ts';
import type { ApplicationParts } from './view.ts';

/** Reopens an archived application as if no processor had been asked yet. */
export async function reopenApplication(
  transaction: Transaction,
  parts: ApplicationParts,
  reason: string,
  at: Date,
  context: SessionContext,
): Promise<void> {
  const { application, records } = parts;
  const { logged } = await moveApplication(transaction, parts, 'reopen', actOf(context, at), {
    note: reason,
    details: { submittedAt: null },
  });
  for (const { subMerchantObjId } of records) {
    await changeRecord(transaction, logged, subMerchantObjId, { processors: {} });
  }
  await recordActivity(transaction, context, {
    action: 'accounts.status',
    target: application.applicationId,
    message: `Opened the application of ${application.dbaName} again`,
    subMerchantId: records[0]?.subMerchantId,
  });
}
