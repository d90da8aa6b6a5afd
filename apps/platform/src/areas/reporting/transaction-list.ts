import type { reporting } from '@payfac/api/contract';
import { eq, sql } from 'drizzle-orm';
import type { HandlerInput } from '../../api/handlers.ts';
import type { ListDefinition } from '../../api/lists/definition.ts';
import { atLeast, atMost, contains, from, oneOf, until } from '../../api/lists/filters.ts';
import { subMerchants, transactions } from '../../database/schema/index.ts';
import { ofAccountNamed } from '../accounts/named.ts';
import { transactionIdMatch } from '../transactions/id-match.ts';
import { visibleTo } from '../transactions/store.ts';
import {
  type TransactionFields,
  type TransactionView,
  transactionFields,
  viewOf,
} from '../transactions/view.ts';
import {
  type ExportedFields,
  type ExportedTransaction,
  exportedFields,
} from './transaction-columns.ts';

export type TransactionQuery = HandlerInput<typeof reporting.listTransactions>['query'];

const t = transactions;

export const transactionList: ListDefinition<TransactionQuery, TransactionFields, TransactionView> =
  {
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
      transactionId: (input) => transactionIdMatch(t.transactionId, input),
      parentTransactionId: (input) =>
        sql`${transactionIdMatch(t.rootTransactionId, input)} and ${t.rootTransactionId} <> ${t.transactionId}`,
      operation: oneOf(t.operation),
      status: oneOf(t.status),
      paymentType: oneOf(t.paymentType),
      cardBrand: oneOf(t.cardBrand),
      source: oneOf(t.source),
      amountMin: atLeast(t.amount),
      amountMax: atMost(t.amount),
      accountName: ofAccountNamed(t.subMerchantId),
      cardHolderName: contains(t.cardHolderName),
      truncatedCardNumber: contains(t.last4),
      customerId: contains(t.customerId),
      invoiceNumber: contains(t.invoiceNumber),
      batchId: oneOf(t.batchId),
    },
    searched: [t.transactionId, t.cardHolderName, t.last4, t.invoiceNumber, t.customerId],
    sorts: {
      createdAt: { expression: t.createdAt, type: 'timestamptz' },
      amount: { expression: t.amount, type: 'bigint' },
    },
    defaultSort: '-createdAt',
    toRow: viewOf,
  };

/** The same list as its file shows it. */
export const exportedTransactions: ListDefinition<
  TransactionQuery,
  ExportedFields,
  ExportedTransaction
> = { ...transactionList, fields: exportedFields, toRow: (raw) => raw };
