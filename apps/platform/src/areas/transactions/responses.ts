import { transactions as contract } from '@payfac/api/contract';
import * as z from 'zod/mini';
import type { Billed } from '../../http/billed.ts';
import { CallFailure } from '../../http/failures.ts';
import type { StoredResponse } from '../../http/idempotency/claim.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import type { TransactionRow } from './store.ts';
import { readPaymentView, type TransactionView, viewOf, viewOfRow } from './view.ts';

/** A row, and the name of its account when that is at hand. */
export type AnsweredRow = TransactionRow & { readonly accountName?: string | null };

/** The call did not reach the processor: nothing was charged, a new attempt is safe. */
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

/** What a successful call shows: of a refund its own row, of anything else the payment. */
async function shown(queryable: Queryable, row: AnsweredRow): Promise<TransactionView> {
  const { operation, transactionId, rootTransactionId, accountName } = row;
  const isOwn = operation === 'refund' || transactionId === rootTransactionId;
  if (!isOwn) return readPaymentView(queryable, rootTransactionId);
  return accountName === undefined ? viewOfRow(queryable, row) : viewOf({ ...row, accountName });
}

/** How a decided operation failed; undefined for one that succeeded. */
export function failureOf(row: TransactionRow): CallFailure | undefined {
  if (row.outcome === 'failed') return declined(row);
  return row.outcome === 'errored' ? notReached(row.transactionId) : undefined;
}

/**
 * The response of a decided operation. The one place it is made: for the call itself, for its key, and
 * for a key completed after a crash.
 * @throws CallFailure of an operation that failed.
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
  /** What it was made from, when it was. */
  readonly view?: TransactionView;
}

/** The same, as it is kept under the key: of a down payment, the plan that it begins. @param billed what it was made for. */
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
