import { transactions as contract } from '@payfac/api/contract';
import * as z from 'zod/mini';
import type { Billed } from '../../http/billed.ts';
import { CallFailure } from '../../http/failures.ts';
import type { StoredResponse } from '../../http/idempotency/claim.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import type { TransactionRow } from './store.ts';
import { readPaymentView, type TransactionView, viewOf, viewOfRow } from './view.ts';

/** A row, with its account's name if already loaded. */
export type AnsweredRow = TransactionRow & { readonly accountName?: string | null };

/** The call didn't reach the processor: nothing was charged, and a retry is safe. */
const notReached = (transactionId: string) =>
  new CallFailure({
    status: 502,
    code: 'PROCESSOR_UNAVAILABLE',
    message: 'Couldn’t reach the processor. Nothing was charged.',
    transactionId,
  });

const declined = ({ transactionId, responseCode, responseMessage }: TransactionRow) =>
  new CallFailure({
    status: 402,
    code: 'DECLINED',
    declineCode: responseCode ?? '05',
    message: responseMessage ?? 'Declined',
    transactionId,
  });

/** What a successful call returns: a refund's own row, or else the payment. */
async function shown(queryable: Queryable, row: AnsweredRow): Promise<TransactionView> {
  const { operation, transactionId, rootTransactionId, accountName } = row;
  const isOwn = operation === 'refund' || transactionId === rootTransactionId;
  if (!isOwn) return readPaymentView(queryable, rootTransactionId);
  return accountName === undefined ? viewOfRow(queryable, row) : viewOf({ ...row, accountName });
}

/** The error of a failed operation; undefined for a successful one. */
export function failureOf(row: TransactionRow): CallFailure | undefined {
  if (row.outcome === 'failed') return declined(row);
  return row.outcome === 'errored' ? notReached(row.transactionId) : undefined;
}

/**
 * A decided operation's response. The only place where it is built: for the call, for its idempotency key, and for a
 * key completed after a crash.
 * @throws CallFailure for a failed operation.
 */
export async function responseOf(
  queryable: Queryable,
  row: TransactionRow,
): Promise<TransactionView> {
  const failure = failureOf(row);
  if (failure) throw failure;
  return shown(queryable, row);
}

export interface KeptResponse {
  readonly response: StoredResponse;
  /** The view it was built from, if any. */
  readonly view?: TransactionView;
}

/**
 * The same, as stored under the key; for a down payment, the plan that it starts.
 * @param billed what the charge was for.
 */
export async function storedResponseOf(
  queryable: Queryable,
  row: AnsweredRow,
  billed: Billed,
): Promise<KeptResponse> {
  const failure = failureOf(row);
  if (failure) return { response: { status: failure.status, body: failure.error } };
  const begun = await billed.responseOf(queryable, row);
  if (begun) return { response: begun };
  const view = await shown(queryable, row);
  return { response: { status: 200, body: z.encode(contract.saleCard.output, view) }, view };
}
