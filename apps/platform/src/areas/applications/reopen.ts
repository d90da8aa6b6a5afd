import type { SessionContext } from '../../api/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { recordActivity } from '../activities/record.ts';
import { moveApplication, withNote } from './move.ts';
import { changeRecord } from './store.ts';
import type { ApplicationParts } from './view.ts';

/** Opens an archived application again, as if nothing had been asked of a processor. */
export async function reopenApplication(
  transaction: Transaction,
  parts: ApplicationParts,
  reason: string,
  at: Date,
  context: SessionContext,
): Promise<void> {
  const { application, records } = parts;
  const noted = withNote(application, reason, at, context);
  await moveApplication(transaction, parts, 'reopen', at, { ...noted, submittedAt: null });
  for (const { subMerchantObjId } of records) {
    await changeRecord(transaction, subMerchantObjId, { processors: {} }, at);
  }
  await recordActivity(transaction, context, {
    action: 'accounts.status',
    target: application.applicationId,
    message: `Opened the application of ${application.dbaName} again`,
    subMerchantId: records[0]?.subMerchantId,
  });
}
