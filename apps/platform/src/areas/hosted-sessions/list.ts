import type { hostedSessions as contract } from '@payfac/api/contract';
import { completionLabels, paymentSourceLabels } from '@payfac/domain/enumerations';
import {
  defaultUsageLimit,
  type HostedSession,
  type LinkState,
  paymentLinkStatusLabels,
  usageTypeLabels,
} from '@payfac/domain/payment-links';
import { displayTransactionId } from '@payfac/domain/transactions';
import { and, eq, not, or, type SQL, sql } from 'drizzle-orm';
import { instantColumn, moneyColumn, textColumn, wordColumn } from '../../http/csv/columns.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ExportDefinition, ListDefinition } from '../../http/lists/definition.ts';
import type { Computed, RawRow } from '../../http/lists/fields.ts';
import { atLeast, atMost, contains, from, oneOf, until } from '../../http/lists/filters.ts';
import { textMatch } from '../../http/lists/text-match.ts';
import { within } from '../../http/scope.ts';
import {
  customers,
  hostedSessions,
  subMerchants,
  transactions,
} from '../../kernel/database/schema/index.ts';

type Query = HandlerInput<typeof contract.list>['query'];

/** The URL depends on the host of the request. */
export type SessionRow = Omit<HostedSession, 'url'>;

const h = hostedSessions;

const transactionIds: Computed<string[]> = {
  expression: sql`(select coalesce(json_agg(paid.transaction_id order by paid.created_at desc), '[]')
    from ${transactions} as paid where paid.hosted_session_id = ${h.sessionId}
      and paid.operation in ('sale', 'auth'))`,
  read: (text) => JSON.parse(text),
};

const fields = {
  sessionId: h.sessionId,
  source: h.source,
  subMerchantId: h.subMerchantId,
  accountName: subMerchants.dbaName,
  paymentLinkTemplateId: h.paymentLinkTemplateId,
  status: h.status,
  completion: h.completion,
  description: h.description,
  invoiceNumber: h.invoiceNumber,
  amountOrCart: h.amountOrCart,
  amount: h.amount,
  taxAmount: h.taxAmount,
  cartItems: h.cartItems,
  totalModifiers: h.totalModifiers,
  totalAmount: h.totalAmount,
  dualPricing: h.dualPricing,
  paymentMethods: h.paymentMethods,
  collectEmail: h.collectEmail,
  collectPhoneNumber: h.collectPhoneNumber,
  collectBillingAddress: h.collectBillingAddress,
  collectShippingAddress: h.collectShippingAddress,
  collectPaymentMethod: h.collectPaymentMethod,
  usageType: h.usageType,
  usageLimit: h.usageLimit,
  useCount: h.useCount,
  callToAction: h.callToAction,
  callToActionLabel: h.callToActionLabel,
  transactionMessages: h.transactionMessages,
  customFields: h.customFields,
  notes: h.notes,
  customerId: h.customerId,
  customerName: customers.name,
  email: h.email,
  mobileNumber: h.mobileNumber,
  sendSms: h.sendSms,
  sendEmail: h.sendEmail,
  expiresAt: h.expiresAt,
  createdAt: h.createdAt,
  createdBy: h.createdBy,
  sentAt: h.sentAt,
  openedAt: h.openedAt,
  completedAt: h.completedAt,
  transactionIds,
};

type Fields = typeof fields;

const toRow = (raw: RawRow<Fields>): SessionRow => ({
  sessionId: raw.sessionId,
  source: raw.source,
  subMerchantId: raw.subMerchantId,
  accountName: raw.accountName,
  paymentLinkTemplateId: raw.paymentLinkTemplateId,
  status: raw.status,
  completion: raw.completion,
  description: raw.description,
  invoiceNumber: raw.invoiceNumber,
  amountOrCart: raw.amountOrCart,
  amount: raw.amount,
  taxAmount: raw.taxAmount,
  cartItems: raw.cartItems,
  totalModifiers: raw.totalModifiers,
  totalAmount: raw.totalAmount,
  dualPricing: raw.dualPricing,
  paymentMethods: raw.paymentMethods,
  collectEmail: raw.collectEmail,
  collectPhoneNumber: raw.collectPhoneNumber,
  collectBillingAddress: raw.collectBillingAddress,
  collectShippingAddress: raw.collectShippingAddress,
  collectPaymentMethod: raw.collectPaymentMethod,
  usageType: raw.usageType,
  usageLimit: raw.usageLimit,
  useCount: raw.useCount,
  callToAction: raw.callToAction,
  callToActionLabel: raw.callToActionLabel,
  transactionMessages: raw.transactionMessages,
  customFields: raw.customFields,
  notes: raw.notes,
  customerId: raw.customerId,
  customerName: raw.customerName,
  email: raw.email,
  mobileNumber: raw.mobileNumber,
  sendSms: raw.sendSms,
  sendEmail: raw.sendEmail,
  expiresAt: raw.expiresAt,
  createdAt: raw.createdAt,
  createdBy: raw.createdBy,
  sentAt: raw.sentAt,
  openedAt: raw.openedAt,
  completedAt: raw.completedAt,
  transactionIds: raw.transactionIds ?? [],
});

const ofAccountNamed = (input: string): SQL =>
  sql`${h.subMerchantId} in (select ${subMerchants.subMerchantId} from ${subMerchants}
    where ${or(textMatch(subMerchants.dbaName, input), textMatch(subMerchants.legalName, input))})`;

/** The domain's `linkState` as a condition. */
const isPaid = sql`(${h.completedAt} is not null and ${h.useCount} >=
  case when ${h.usageType} = 'single_use' then 1 else coalesce(${h.usageLimit}, ${defaultUsageLimit}) end)`;

function standsAt(standings: readonly LinkState[]): SQL | undefined {
  const statuses = standings.filter((standing) => standing !== 'paid');
  return or(
    statuses.length > 0 ? and(oneOf(h.status)(statuses), not(isPaid)) : undefined,
    standings.includes('paid') ? isPaid : undefined,
  );
}

export const hostedSessionList: ListDefinition<Query, Fields, SessionRow> = {
  fields,
  source: sql`${h} join ${subMerchants} on ${eq(subMerchants.subMerchantId, h.subMerchantId)}
    left join ${customers} on ${eq(customers.customerId, h.customerId)}`,
  id: h.sessionId,
  visible: ({ scope }) => within(scope, h),
  filters: {
    from: from(h.createdAt),
    to: until(h.createdAt),
    subMerchantId: oneOf(h.subMerchantId),
    spProductId: oneOf(h.spProductId),
    customerId: oneOf(h.customerId),
    sessionId: contains(h.sessionId),
    accountName: ofAccountNamed,
    customerName: contains(customers.name),
    email: contains(h.email),
    invoiceNumber: contains(h.invoiceNumber),
    source: oneOf(h.source),
    status: oneOf(h.status),
    standing: standsAt,
    completion: oneOf(h.completion),
    usageType: oneOf(h.usageType),
    amountMin: atLeast(h.totalAmount),
    amountMax: atMost(h.totalAmount),
  },
  searched: [h.sessionId, h.description, h.invoiceNumber, h.email, customers.name],
  sorts: {
    createdAt: { expression: h.createdAt, type: 'timestamptz' },
    expiresAt: { expression: h.expiresAt, type: 'timestamptz', isNullable: true },
    totalAmount: { expression: h.totalAmount, type: 'bigint' },
  },
  defaultSort: '-createdAt',
  toRow,
};

export const hostedSessionExport: ExportDefinition<Query, SessionRow> = {
  fileName: () => 'hosted-sessions',
  columns: [
    wordColumn('Session ID', (row) => row.sessionId),
    instantColumn('Created', (row) => row.createdAt),
    wordColumn('Source', (row) => paymentSourceLabels[row.source]),
    wordColumn('Status', (row) => paymentLinkStatusLabels[row.status]),
    wordColumn('Last visit', (row) => row.completion && completionLabels[row.completion]),
    textColumn('Account', (row) => row.accountName),
    wordColumn('Account ID', (row) => row.subMerchantId),
    textColumn('Customer', (row) => row.customerName),
    textColumn('Email', (row) => row.email),
    textColumn('Invoice number', (row) => row.invoiceNumber),
    textColumn('Description', (row) => row.description),
    moneyColumn('Total', (row) => row.totalAmount),
    wordColumn('Usage', (row) => usageTypeLabels[row.usageType]),
    wordColumn('Times paid', (row) => row.useCount),
    textColumn('Payments', (row) => row.transactionIds.map(displayTransactionId).join('; ')),
    textColumn('Created by', (row) => row.createdBy),
    instantColumn('Opened', (row) => row.openedAt),
    instantColumn('Completed', (row) => row.completedAt),
    instantColumn('Expires', (row) => row.expiresAt),
  ],
};
