import type { Processors } from '@payfac/domain/accounts';
import { and, gte, inArray } from 'drizzle-orm';
import type { SessionContext } from '../../api/context.ts';
import { conflict } from '../../api/failures.ts';
import type { Transaction } from '../../database/connection.ts';
import { accountChecks } from '../../database/schema/index.ts';
import { recordActivity } from '../activities/record.ts';
import { moveApplication, withNote } from './move.ts';
import { changeRecord } from './store.ts';
import { tellMerchant } from './tell-merchant.ts';
import { tellStatus } from './tell-status.ts';
import type { ApplicationParts } from './view.ts';

/** What is asked for at the processor of cards; bank debits are provisioned when they are wanted. */
const requested: Processors = {
  simulator: { status: 'requested', merchantId: '', id: '', isDefault: true },
};

/** What was told may have changed since the last submission. @throws CallFailure 409 while some record has no check since. */
async function requireChecks(
  transaction: Transaction,
  { application, records }: ApplicationParts,
): Promise<void> {
  const rows = await transaction
    .selectDistinct({ id: accountChecks.subMerchantObjId })
    .from(accountChecks)
    .where(
      and(
        inArray(
          accountChecks.subMerchantObjId,
          records.map(({ subMerchantObjId }) => subMerchantObjId),
        ),
        application.submittedAt ? gte(accountChecks.ranAt, application.submittedAt) : undefined,
      ),
    );
  const checked = new Set(rows.map(({ id }) => id));
  if (records.every(({ subMerchantObjId }) => checked.has(subMerchantObjId))) return;
  throw conflict('CHECKS_NEEDED', 'Run the checks before you approve this application.');
}

/** Approves an application: its reviewer vouches for the business, and the processor is asked. */
export async function approveApplication(
  transaction: Transaction,
  parts: ApplicationParts,
  note: string | undefined,
  at: Date,
  context: SessionContext,
): Promise<void> {
  const { application, records } = parts;
  await requireChecks(transaction, parts);
  const noted = withNote(application, note, at, context);
  await moveApplication(transaction, parts, 'approve', at, noted);
  for (const { subMerchantObjId, rules } of records) {
    const known = { ...rules, knowYourBusiness: true };
    await changeRecord(transaction, subMerchantObjId, { rules: known, processors: requested }, at);
  }
  await tellStatus(transaction, parts, 'approved', at);
  const text = 'Your application was approved. We are setting up your processing now.';
  await tellMerchant(transaction, application, { subject: 'Your application', text }, at);
  await recordActivity(transaction, context, {
    action: 'accounts.approve',
    target: application.applicationId,
    message: `Approved the application of ${application.dbaName}`,
    subMerchantId: records[0]?.subMerchantId,
  });
}
