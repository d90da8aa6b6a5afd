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
 * An eCheck call asks nobody: its file goes out later. So the row, its key and the key's response are
 * committed together.
 */

/** Reads the row as the API returns it, and keeps that under the key. */
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
