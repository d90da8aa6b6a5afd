import type { installments as contract } from '@payfac/api/contract';
import {
  type Installment,
  installmentFrequencyLabels,
  installmentStatuses,
  installmentStatusLabels,
} from '@payfac/domain/installments';
import { cents } from '@payfac/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SessionContext } from '../../http/context.ts';
import { instantColumn, moneyColumn, textColumn, wordColumn } from '../../http/csv/columns.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ExportDefinition, ListDefinition } from '../../http/lists/definition.ts';
import type { Computed } from '../../http/lists/fields.ts';
import { atLeast, atMost, contains, from, oneOf, until } from '../../http/lists/filters.ts';
import { within } from '../../http/scope.ts';
import {
  customers,
  installmentPayments,
  installments,
  subMerchants,
} from '../../kernel/database/schema/index.ts';
import { installmentOf } from './view.ts';

type Query = HandlerInput<typeof contract.list>['query'];

const i = installments;
const p = installmentPayments;

const schedule: Computed<unknown> = {
  expression: sql`(select json_agg(json_build_object('number', ${p.number}, 'dueOn', ${p.dueOn},
      'amount', ${p.amount}, 'status', ${p.status}, 'transactionId', ${p.transactionId},
      'paidAt', ${p.paidAt}) order by ${p.number})
    from ${p} where ${p.installmentId} = ${i.installmentId})`,
  read: (text) => JSON.parse(text),
};

const rowStatus = z.enum(['scheduled', 'paid', 'failed', 'past-due']);

const storedSchedule = z.array(
  z.object({
    number: z.int(),
    dueOn: z.string(),
    amount: z.pipe(z.int(), z.transform(cents)),
    status: rowStatus,
    transactionId: z.nullable(z.string()),
    paidAt: z.nullable(
      z.pipe(
        z.string(),
        z.transform((text: string) => new Date(text)),
      ),
    ),
  }),
);

const fields = {
  installmentId: i.installmentId,
  subMerchantId: i.subMerchantId,
  accountName: subMerchants.dbaName,
  customerId: i.customerId,
  customerName: customers.name,
  description: i.description,
  invoiceNumber: i.invoiceNumber,
  status: i.status,
  totalAmount: i.totalAmount,
  downPayment: i.downPayment,
  count: i.count,
  frequency: i.frequency,
  firstDueOn: i.firstDueOn,
  nextDueOn: i.nextDueOn,
  token: i.token,
  last4: i.last4,
  createdAt: i.createdAt,
  createdBy: i.createdBy,
  completedAt: i.completedAt,
  canceledAt: i.canceledAt,
  schedule,
};

/** Agreed plans; a plan is hidden while its down payment is pending. */
export const visibleInstallments = ({ scope }: Pick<SessionContext, 'scope'>) =>
  and(within(scope, i), sql`${i.isAgreed}`);

const notCanceled = installmentStatuses.filter((status) => status !== 'canceled');

/** Canceled plans are hidden unless requested. */
export const withDefaultStatus = (query: Query): Query => ({
  ...query,
  status: query.status ?? [...notCanceled],
});

export const installmentList: ListDefinition<Query, typeof fields, Installment> = {
  fields,
  source: sql`${i} join ${subMerchants} on ${eq(subMerchants.subMerchantId, i.subMerchantId)}
    join ${customers} on ${eq(customers.customerId, i.customerId)}`,
  id: i.installmentId,
  visible: visibleInstallments,
  filters: {
    from: from(i.createdAt),
    to: until(i.createdAt),
    subMerchantId: oneOf(i.subMerchantId),
    spProductId: oneOf(i.spProductId),
    customerId: oneOf(i.customerId),
    installmentId: contains(i.installmentId),
    customerName: contains(customers.name),
    accountName: contains(subMerchants.dbaName),
    invoiceNumber: contains(i.invoiceNumber),
    status: oneOf(i.status),
    frequency: oneOf(i.frequency),
    amountMin: atLeast(i.totalAmount),
    amountMax: atMost(i.totalAmount),
    dueFrom: (day) => sql`${i.nextDueOn} >= ${day}`,
    dueTo: (day) => sql`${i.nextDueOn} <= ${day}`,
  },
  searched: [i.installmentId, customers.name, i.description, i.invoiceNumber],
  sorts: {
    createdAt: { expression: i.createdAt, type: 'timestamptz' },
    nextDueOn: { expression: i.nextDueOn, type: 'date', isNullable: true },
    totalAmount: { expression: i.totalAmount, type: 'bigint' },
  },
  defaultSort: '-createdAt',
  toRow: (raw) =>
    installmentOf(
      {
        installmentId: raw.installmentId,
        subMerchantId: raw.subMerchantId,
        accountName: raw.accountName,
        customerId: raw.customerId,
        customerName: raw.customerName,
        description: raw.description,
        invoiceNumber: raw.invoiceNumber,
        status: raw.status,
        totalAmount: raw.totalAmount,
        downPayment: raw.downPayment,
        count: raw.count,
        frequency: raw.frequency,
        firstDueOn: raw.firstDueOn,
        nextDueOn: raw.nextDueOn,
        token: raw.token,
        last4: raw.last4,
        createdAt: raw.createdAt,
        createdBy: raw.createdBy,
        completedAt: raw.completedAt,
        canceledAt: raw.canceledAt,
      },
      storedSchedule.parse(raw.schedule ?? []),
    ),
};

export const installmentExport: ExportDefinition<Query, Installment> = {
  fileName: () => 'installments',
  columns: [
    wordColumn('Installment ID', (row) => row.installmentId),
    textColumn('Customer', (row) => row.customerName),
    textColumn('Account', (row) => row.accountName),
    wordColumn('Account ID', (row) => row.subMerchantId),
    wordColumn('Status', (row) => installmentStatusLabels[row.status]),
    moneyColumn('Total', (row) => row.totalAmount),
    moneyColumn('Paid', (row) => row.paidAmount),
    moneyColumn('Balance', (row) => row.balance),
    wordColumn('Frequency', (row) => installmentFrequencyLabels[row.frequency]),
    wordColumn('Next due', (row) => row.nextDueOn),
    textColumn('Invoice number', (row) => row.invoiceNumber),
    instantColumn('Created', (row) => row.createdAt),
  ],
};
