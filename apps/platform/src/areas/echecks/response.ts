import { echecks as contract } from '@payfac/api/contract';
import * as z from 'zod/mini';
import { recordActivity } from '../../http/activities/record.ts';
import type { MoneyContext, SessionContext } from '../../http/context.ts';
import { keepResponse } from '../../http/idempotency/claim.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { operationMessage } from '../activities/operation-message.ts';
import type { NewTransactionRow } from '../transactions/store.ts';
import { type EcheckView, readEcheck } from './view.ts';

/*
 * An eCheck call doesn't contact a processor, since its file is sent later. So the row, the idempotency key and its
 * response are committed together.
 */

/** Reads the row as the API returns it, and stores it as the key's response. */
export async function respondOnce(
  transaction: Transaction,
  transactionId: string,
  context: MoneyContext,
): Promise<EcheckView> {
  const view = await readEcheck(transaction, transactionId);
  const body = z.encode(contract.sale.output, view);
  await keepResponse(transaction, transactionId, context.claim.userId, { status: 200, body });
  return view;
}

export const recordEcheck = (
  transaction: Transaction,
  { operation, transactionId, subMerchantId, amount }: NewTransactionRow,
  context: SessionContext,
): Promise<void> =>
  recordActivity(transaction, context, {
    action: `transactions.${operation}`,
    target: transactionId,
    message: operationMessage(operation, amount),
    subMerchantId,
  });
