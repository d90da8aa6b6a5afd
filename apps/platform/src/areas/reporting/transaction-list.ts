import type { reporting } from '@payfac/api/contract';
import { paymentTypes } from '@payfac/domain/enumerations';
import { parseDollars } from '@payfac/domain/money';
import {
  isOutgoing,
  type TransactionView as TransactionListView,
  type TransactionOperation,
} from '@payfac/domain/transactions';
import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { atLeast, atMost, contains, from, oneOf, until } from '../../http/lists/filters.ts';
import { idMatch, isPattern } from '../../http/lists/text-match.ts';
import { transactionIdMatch } from '../../http/lists/transaction-id-match.ts';
import { subMerchants, transactions } from '../../kernel/database/schema/index.ts';
import { ofAccountNamed } from '../accounts/named.ts';
import { visibleTo } from '../transactions/store.ts';
import {
  paymentViewOf,
  type TransactionFields,
  type TransactionView,
  transactionFields,
  viewOf as transactionViewOf,
} from '../transactions/view.ts';
import {
  type ExportedFields,
  type ExportedTransaction,
  exportedFields,
} from './transaction-columns.ts';

export type TransactionQuery = HandlerInput<typeof reporting.listTransactions>['query'];

const t = transactions;
const signed = t.signedAmount;
const paid = t.paidAmount;

const AMOUNT = /^-?\$?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?$/;

/** Matches an amount, regardless of its sign. */
function amountIs(input: string, amount: SQLWrapper): SQL | undefined {
  const text = input.trim();
  const sum = AMOUNT.test(text) ? parseDollars(text.replace(/[-$,]/g, '')) : undefined;
  return sum === undefined ? undefined : sql`${amount} in (${sum}, ${-sum})`;
}

/** The search box also finds ids as shown or stored, amounts and accounts. */
const anyOf = (input: string, amount: SQLWrapper): readonly (SQL | undefined)[] => [
  transactionIdMatch(t.transactionId, input),
  amountIs(input, amount),
  ofAccountNamed(t.subMerchantId)(input),
  lastFour(input),
];

/** The last fours that contain these three or four digits, which an index finds. */
function fourWith(digits: string): readonly string[] {
  if (!/^\d{3,4}$/.test(digits)) return [];
  if (digits.length === 4) return [digits];
  return Array.from('0123456789').flatMap((digit) => [`${digits}${digit}`, `${digit}${digits}`]);
}

/** Only digits are looked up in the last four. */
function lastFour(input: string): SQL {
  const among = fourWith(input);
  if (among.length > 0) return oneOf(t.last4)(among);
  return /^\d{1,2}$/.test(input) || isPattern(input) ? contains(t.last4)(input) : sql`false`;
}

/** For operations, the operation itself; for payments, what the payment amounts to. */
const operationIs: Readonly<Record<TransactionOperation, SQL>> = {
  sale: sql`${t.capturedAmount} > 0`,
  auth: sql`(${t.operation} = 'auth' and ${t.outcome} = 'success' and ${t.capturedAmount} = 0)`,
  capture: sql`(${t.operation} = 'auth' and ${t.capturedAmount} > 0)`,
  refund: sql`${t.refundedAmount} + ${t.pendingRefundAmount} > 0`,
  void: sql`${t.status} = 'voided'`,
  chargeback: sql`(${t.disputedAmount} > 0 and ${t.paymentType} <> 'eCheck')`,
  reversal: sql`${t.status} in ('reversed', 'returned')`,
  reconciled: sql`(${t.paymentType} = 'eCheck' and ${t.settledAt} is not null)`,
  verification: sql`${t.operation} = 'verification'`,
  credit: sql`${t.operation} = 'credit'`,
};

/**
 * Adds the sign of the amount where all operations share it: sorted by amount, refunds are then looked for among
 * negative amounts instead of behind every payment.
 */
function isOperation(operations: readonly TransactionOperation[]): SQL | undefined {
  const isAmong = oneOf(t.operation)(operations);
  const ways = operations.flatMap((operation) =>
    paymentTypes.map((paymentType) => isOutgoing({ operation, paymentType })),
  );
  if (!ways.includes(false)) return sql`${isAmong} and ${signed} < 0`;
  return ways.includes(true) ? isAmong : sql`${isAmong} and ${signed} > 0`;
}

/** One row per operation. */
const operationList: ListDefinition<TransactionQuery, TransactionFields, TransactionView> = {
  fields: transactionFields,
  source: sql`${t} left join ${subMerchants} on ${eq(subMerchants.subMerchantId, t.subMerchantId)}`,
  keySource: sql`${t}`,
  id: t.transactionId,
  visible: visibleTo,
  filters: {
    from: from(t.createdAt),
    to: until(t.createdAt),
    subMerchantId: oneOf(t.subMerchantId),
    spProductId: oneOf(t.spProductId),
    provider: oneOf(t.provider),
    transactionId: (input) => transactionIdMatch(t.transactionId, input),
    parentTransactionId: (input) =>
      sql`${transactionIdMatch(t.rootTransactionId, input)} and ${t.rootTransactionId} <> ${t.transactionId}`,
    view: () => undefined,
    operation: isOperation,
    outcome: oneOf(t.outcome),
    status: oneOf(t.status),
    paymentType: oneOf(t.paymentType),
    cardBrand: oneOf(t.cardBrand),
    source: oneOf(t.source),
    amountMin: (amount) => sql`(${signed} >= ${amount} or ${signed} <= ${-amount})`,
    amountMax: (amount) => sql`${signed} between ${-amount} and ${amount}`,
    accountName: ofAccountNamed(t.subMerchantId),
    cardHolderName: contains(t.cardHolderName),
    truncatedCardNumber: lastFour,
    customerId: (input) => idMatch(t.customerId, 'cus_', input),
    invoiceNumber: contains(t.invoiceNumber),
    subscriptionId: oneOf(t.subscriptionId),
    batchId: oneOf(t.batchId),
  },
  searched: [t.cardHolderName, t.invoiceNumber, t.customerId, t.authorizationCode],
  search: (input) => anyOf(input, signed),
  common: (input) => (fourWith(input).length > 0 ? lastFour(input) : undefined),
  sorts: {
    createdAt: { expression: t.createdAt, type: 'timestamptz' },
    amount: { expression: signed, type: 'bigint' },
  },
  defaultSort: '-createdAt',
  toRow: transactionViewOf,
};

/** One row per payment. */
const paymentList: typeof operationList = {
  ...operationList,
  visible: (context) => and(visibleTo(context), sql`${t.operation} in ('sale', 'auth')`),
  filters: {
    ...operationList.filters,
    operation: (operations) => or(...operations.map((operation) => operationIs[operation])),
    amountMin: atLeast(paid),
    amountMax: atMost(paid),
  },
  search: (input) => anyOf(input, paid),
  toRow: paymentViewOf,
  sorts: { ...operationList.sorts, amount: { expression: paid, type: 'bigint' } },
};

export const transactionLists = { operations: operationList, payments: paymentList };

export const viewOf = ({ view }: TransactionQuery): TransactionListView => view ?? 'operations';

export const listOf = (query: TransactionQuery): typeof operationList =>
  transactionLists[viewOf(query)];

type ExportedList = ListDefinition<TransactionQuery, ExportedFields, ExportedTransaction>;

const exported = (list: typeof operationList): ExportedList => ({
  ...list,
  fields: exportedFields,
  toRow: (raw) => raw,
});

/** The same lists, with the fields of their exports. */
export const exportedLists = {
  operations: exported(operationList),
  payments: exported(paymentList),
};
