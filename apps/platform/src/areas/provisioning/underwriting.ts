import type { provisioning as contract } from '@payfac/api/contract';
import type { SessionContext } from '../../api/context.ts';
import type { HandlerInput } from '../../api/handlers.ts';
import type { Transaction } from '../../database/connection.ts';
import { markProcessors, moveApplication, withNote, withNotes } from '../applications/move.ts';
import { tellMerchant } from '../applications/tell-merchant.ts';
import { tellStatus } from '../applications/tell-status.ts';
import type { Addressed } from './processors.ts';

type Decision = HandlerInput<typeof contract.setUnderwritingStatus>['body'];

/** Writes down that the processor looks at a request, or that it refused. @throws CallFailure 409. */
export async function setUnderwritingStatus(
  transaction: Transaction,
  { parts }: Addressed,
  decision: Decision,
  at: Date,
  context: SessionContext,
): Promise<void> {
  const { application } = parts;
  if (decision.status === 'underwriting') {
    const noted = withNote(application, decision.note, at, context);
    await moveApplication(transaction, parts, 'underwrite', at, noted);
    await markProcessors(transaction, parts, 'underwriting', at);
    return;
  }
  const { reason } = decision;
  const noted = withNotes(application, [{ note: reason, isTold: true }], at, context);
  await moveApplication(transaction, parts, 'decline', at, noted);
  await markProcessors(transaction, parts, 'archived', at);
  await tellStatus(transaction, parts, 'declined', at);
  const text = 'We’re sorry, but the processor declined your application.';
  await tellMerchant(transaction, application, { subject: 'Your application', text, reason }, at);
}
