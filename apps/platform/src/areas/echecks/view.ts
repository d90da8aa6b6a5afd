import type { echecks as contract, Output } from '@payfac/api/contract';
import {
  type EcheckOperation,
  echeckCodes,
  echeckOperations,
  echeckStates,
} from '@payfac/domain/echecks';
import { bankDebitProviders } from '@payfac/domain/enumerations';
import { addCents } from '@payfac/domain/money';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import { subMerchants, transactions } from '../../kernel/database/schema/index.ts';
import type { TransactionRow } from '../transactions/store.ts';

export type EcheckView = Output<typeof contract.sale>;

const statuses = [...echeckStates, 'success', 'failed', 'errored'] as const;

const operationOf = ({ operation }: TransactionRow): EcheckOperation => {
  const known = echeckOperations.find((one) => one === operation);
  if (!known) throw new Error(`An eCheck has no ${operation}.`);
  return known;
};

/** An eCheck operation as the API returns it. */
export function echeckViewOf(row: TransactionRow, accountName: string): EcheckView {
  const operation = operationOf(row);
  const isPayment = row.rootTransactionId === row.transactionId;
  return {
    transactionId: row.transactionId,
    parentTransactionId: isPayment ? null : row.rootTransactionId,
    operation,
    typeCode: echeckCodes[operation],
    outcome: row.outcome,
    status: statuses.find((one) => one === row.status) ?? 'errored',
    createdAt: row.createdAt,
    amount: row.amount,
    refundedAmount: addCents(row.refundedAmount, row.pendingRefundAmount),
    currency: 'USD',
    subMerchantId: row.subMerchantId,
    accountName,
    paymentType: 'eCheck',
    provider: bankDebitProviders.find((one) => one === row.provider) ?? 'simulatorEcheck',
    source: row.source,
    accountHolderName: row.cardHolderName ?? '',
    bankName: row.bankName,
    secCode: row.secCode,
    accountNumber: row.last4 ?? '',
    customerId: row.customerId,
    invoiceNumber: row.invoiceNumber,
    description: row.description,
    sentOn: row.sentOn,
    settlesOn: row.settlesOn,
    returnCode: row.returnCode,
    returnedAt: row.returnedAt,
  };
}

/** @throws Error for an unknown id: callers pass a row they just wrote. */
export async function readEcheck(queryable: Queryable, transactionId: string): Promise<EcheckView> {
  const [found] = await queryable
    .select({ row: transactions, accountName: subMerchants.dbaName })
    .from(transactions)
    .leftJoin(subMerchants, eq(subMerchants.subMerchantId, transactions.subMerchantId))
    .where(eq(transactions.transactionId, transactionId));
  if (!found) throw new Error(`There is no transaction ${transactionId}.`);
  return echeckViewOf(found.row, found.accountName ?? '');
}
