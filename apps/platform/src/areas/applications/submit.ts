import { missingForSubmission } from '@payfac/domain/accounts';
import { recordActivity, type Whose } from '../../http/activities/record.ts';
import { CallFailure } from '../../http/failures.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { actOf, actOfSystem } from '../accounts/account-log.ts';
import { runChecks } from './checks.ts';
import { moveApplication } from './move.ts';
import { notifyStatus } from './notify-status.ts';
import { type ApplicationParts, applicationOf } from './view.ts';

/**
 * Submits a complete application and runs its checks.
 * @throws CallFailure 409 with every missing part, or when the state doesn't allow it.
 */
export async function submitApplication(
  transaction: Transaction,
  parts: ApplicationParts,
  at: Date,
  context: Whose,
): Promise<void> {
  await moveApplication(transaction, parts, 'submit', actOf(context, at), {
    details: { submittedAt: at },
  });
  const missing = missingForSubmission(applicationOf(parts));
  if (missing.length > 0) {
    throw new CallFailure({
      status: 409,
      code: 'INCOMPLETE',
      message: 'The application isn’t complete yet.',
      errors: missing,
    });
  }
  for (const record of parts.records) {
    await runChecks(transaction, parts, record, actOfSystem(at));
  }
  await notifyStatus(transaction, parts, 'submitted', at);
  const { applicationId, dbaName } = parts.application;
  await recordActivity(transaction, context, {
    action: 'accounts.submit',
    target: applicationId,
    message: `Submitted the application of ${dbaName}`,
    subMerchantId: parts.records[0]?.subMerchantId,
  });
}
