import { formatUsd } from '@payfac/domain/money';
import type { SessionContext } from '../../api/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { recordActivity } from '../activities/record.ts';
import type { NewHostedSession } from '../hosted-sessions/store.ts';

/** Writes down what somebody did with a link. @param verb such as `Sent`. */
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
