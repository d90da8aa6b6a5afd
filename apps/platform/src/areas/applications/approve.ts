import type { applications as contract } from '@payfac/api/contract';
import { type OpenItem, openApprovalItems, type Processors } from '@payfac/domain/accounts';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { CallFailure } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { actOf, changeRecord } from '../accounts/account-log.ts';
import { notifyMerchant } from '../accounts/notify-merchant.ts';
import { checksOf } from './checks.ts';
import { moveApplication, moved } from './move.ts';
import { notifyStatus } from './notify-status.ts';
import { type ApplicationParts, applicationOf } from './view.ts';

/** The request to the card processor. Bank debits are provisioned later, when the merchant wants them. */
const requested: Processors = {
  simulator: { status: 'requested', merchantId: '', id: '', isDefault: true },
};

type Approval = HandlerInput<typeof contract.approve>['body'];

interface Overridden extends OpenItem {
  readonly reason: string;
}

/**
 * The open items that the reviewer overrides, each with a reason. The application's lock keeps checks from being run or
 * cleared meanwhile.
 * @throws CallFailure 409, naming the open items that aren't overridden.
 */
async function requireOverrides(
  transaction: Transaction,
  parts: ApplicationParts,
  { overrides = [] }: Approval,
): Promise<readonly Overridden[]> {
  const checks = await checksOf(transaction, parts);
  const reasons = new Map(overrides.map(({ item, reason }) => [item, reason]));
  const left: OpenItem[] = [];
  const overridden: Overridden[] = [];
  for (const one of openApprovalItems(applicationOf(parts), checks)) {
    const reason = reasons.get(one.item);
    if (reason === undefined) left.push(one);
    else overridden.push({ ...one, reason });
  }
  if (left.length === 0) return overridden;
  const named = left.map(({ item, title, why }) => ({ path: item, message: `${title}. ${why}` }));
  throw new CallFailure({
    status: 409,
    code: 'OPEN_ITEMS',
    message: `Not approved yet. ${named.map(({ message }) => message).join(' ')}`,
    errors: named,
  });
}

/**
 * Approves an application and requests its setup from the processor. Open items must be overridden by name; the log
 * records the reviewer and the reason.
 */
export async function approveApplication(
  transaction: Transaction,
  parts: ApplicationParts,
  approval: Approval,
  at: Date,
  context: SessionContext,
): Promise<void> {
  const { application, records } = parts;
  moved(application, 'approve', at);
  const overridden = await requireOverrides(transaction, parts, approval);
  const also = overridden.map(({ title, why, reason }) => ({
    type: 'check' as const,
    verb: `Overrode ${title}`,
    from: why,
    note: reason,
  }));
  const { logged } = await moveApplication(transaction, parts, 'approve', actOf(context, at), {
    note: approval.note,
    also,
  });
  for (const { subMerchantObjId, rules } of records) {
    const known = { ...rules, knowYourBusiness: true };
    const changes = { rules: known, processors: requested };
    await changeRecord(transaction, logged, subMerchantObjId, changes);
  }
  await notifyStatus(transaction, parts, 'approved', at);
  const text = 'Your application was approved. We are setting up your processing now.';
  await notifyMerchant(transaction, application, { subject: 'Your application', text }, at);
  await recordActivity(transaction, context, {
    action: 'accounts.approve',
    target: application.applicationId,
    message: [
      `Approved the application of ${application.dbaName}`,
      ...also.map(({ verb, note }) => `${verb}: ${note}`),
    ].join('; '),
    subMerchantId: records[0]?.subMerchantId,
  });
}
