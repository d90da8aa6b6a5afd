import { type Check, isClearable, newestRunOf } from '@payfac/domain/accounts';
import { eq } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { conflict, notFound } from '../../http/failures.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { accountChecks } from '../../kernel/database/schema/index.ts';
import { actOf, logAct } from '../accounts/account-log.ts';
import { checksOf } from './checks.ts';
import type { ApplicationParts } from './view.ts';

interface Clearing {
  readonly checkId: string;
  /** Why the match is a different person or business. */
  readonly evidence: string;
}

/**
 * Clears a check's match, under its application's lock.
 * @throws CallFailure 404; 409 for a check without a match, already cleared, or run again since.
 */
export async function clearCheck(
  transaction: Transaction,
  parts: ApplicationParts,
  { checkId, evidence }: Clearing,
  at: Date,
  context: SessionContext,
): Promise<Check> {
  const checks = await checksOf(transaction, parts);
  const check = checks.find((one) => one.checkId === checkId);
  if (!check) throw notFound('The check', checkId);
  const ofRecord = checks.filter((one) => one.subMerchantObjId === check.subMerchantObjId);
  if (!newestRunOf(ofRecord, check.kind).includes(check)) {
    throw conflict('CHECK_REPLACED', 'This check has been run again since. Clear the newest run.');
  }
  if (!isClearable(check)) {
    throw conflict(
      'NOT_CLEARABLE',
      'Only a failed sanctions or identity check that isn’t cleared yet can be cleared.',
    );
  }
  const { username } = context.session.person;
  const cleared = { evidence, clearedAt: at, clearedBy: username };
  await transaction.update(accountChecks).set(cleared).where(eq(accountChecks.checkId, checkId));
  const { application, records } = parts;
  const verb = `Cleared the match of ${check.subject}`;
  const line = { type: 'check', verb, from: 'Fail', to: 'Cleared', note: evidence } as const;
  await logAct(transaction, application.applicationId, [line], actOf(context, at));
  await recordActivity(transaction, context, {
    action: 'accounts.check',
    target: application.applicationId,
    message: `${verb}: ${evidence}`,
    subMerchantId: records[0]?.subMerchantId,
  });
  return { ...check, clearance: cleared };
}
