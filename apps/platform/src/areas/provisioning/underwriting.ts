import type { provisioning as contract } from '@payfac/api/contract';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { actOf } from '../accounts/account-log.ts';
import { notifyMerchant } from '../accounts/notify-merchant.ts';
import { markProcessors, moveApplication } from '../applications/move.ts';
import { notifyStatus } from '../applications/notify-status.ts';
import type { Addressed } from './processors.ts';

type Decision = HandlerInput<typeof contract.setUnderwritingStatus>['body'];

/** Records that the processor is reviewing a request or has declined it. @throws CallFailure 409. */
export async function setUnderwritingStatus(
  transaction: Transaction,
  { parts }: Addressed,
  decision: Decision,
  at: Date,
  context: SessionContext,
): Promise<void> {
  const { application } = parts;
  const act = actOf(context, at);
  if (decision.status === 'underwriting') {
    const { note } = decision;
    const { logged } = await moveApplication(transaction, parts, 'underwrite', act, { note });
    await markProcessors(transaction, logged, parts, 'underwriting');
    return;
  }
  const { reason } = decision;
  const { logged } = await moveApplication(transaction, parts, 'decline', act, {
    verb: 'Wrote down that the processor declined',
    note: reason,
    isTold: true,
  });
  await markProcessors(transaction, logged, parts, 'archived');
  await notifyStatus(transaction, parts, 'declined', at);
  const text = 'We’re sorry, but the processor declined your application.';
  await notifyMerchant(transaction, application, { subject: 'Your application', text, reason }, at);
}
