import { formatUsd } from '@payfac/domain/money';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import type { NewHostedSession } from '../hosted-sessions/store.ts';

/** Records a user's action on a link. @param verb such as `Sent`. */
export const recordLink = (
  transaction: Transaction,
  { sessionId, subMerchantId, totalAmount }: NewHostedSession,
  context: SessionContext,
  verb: string,
): Promise<void> =>
  recordActivity(transaction, context, {
    action: 'paylink.send',
    target: sessionId,
    message: `${verb} a payment link of ${formatUsd(totalAmount)}`,
    subMerchantId,
  });
