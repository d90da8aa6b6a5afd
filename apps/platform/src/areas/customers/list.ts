import type { Output } from '@payfac/api/contract';
import { customers as contract } from '@payfac/api/contract';
import { type Cents, cents } from '@payfac/domain/money';
import { and, isNull, or, type SQL, sql } from 'drizzle-orm';
import { instantColumn, moneyColumn, textColumn } from '../../http/csv/columns.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ExportDefinition, ListDefinition } from '../../http/lists/definition.ts';
import { type Computed, type RawRow, readInstant } from '../../http/lists/fields.ts';
import { contains, oneOf } from '../../http/lists/filters.ts';
import { textMatch } from '../../http/lists/text-match.ts';
import { within } from '../../http/scope.ts';
import {
  bankAccountTokens,
  cardTokens,
  customers,
  subMerchants,
  transactions,
} from '../../kernel/database/schema/index.ts';

export type CustomerView = Output<typeof contract.create>;
type CustomerQuery = HandlerInput<typeof contract.list>['query'];

const c = customers;

const savedMethods = (query: SQL): Computed<unknown> => ({
  expression: sql`(select coalesce(json_agg(saved), '[]') from (${query}) as saved)`,
  read: (text) => JSON.parse(text),
});

/** The default card first, since it is used when no other is chosen. */
const creditCards = savedMethods(sql`
  select token, is_default as "isDefault", expiration_month as "expirationMonth",
    expiration_year as "expirationYear", last4 as "truncatedCardNumber",
    coalesce(card_holder_name, '') as "cardHolderName", brand as "cardBrand",
    kind as "cardKind"
  from ${cardTokens} where ${cardTokens.customerId} = ${c.customerId} and deleted_at is null
  order by is_default desc, created_at, token`);

const bankAccounts = savedMethods(sql`
  select token, last4 as "accountNumber", bank_name as "bankName"
  from ${bankAccountTokens}
  where ${bankAccountTokens.customerId} = ${c.customerId} and deleted_at is null
  order by created_at, token`);

/** Their payments that took money; an operation on a payment holds no sums of its own. */
const paid = sql`from ${transactions}
  where ${transactions.customerId} = ${c.customerId} and ${transactions.capturedAmount} > 0`;

const spentAmount: Computed<Cents> = {
  expression: sql`(select coalesce(sum(${transactions.capturedAmount} - ${transactions.refundedAmount}
    - ${transactions.disputedAmount}), 0)::bigint ${paid})`,
  read: (text) => cents(Number(text)),
};

const lastPaymentAt: Computed<Date> = {
  expression: sql`(select max(${transactions.createdAt}) ${paid})`,
  read: readInstant,
};

const fields = {
  customerId: c.customerId,
  subMerchantId: c.subMerchantId,
  accountName: subMerchants.dbaName,
  name: c.name,
  email: c.email,
  mobileNumber: c.mobileNumber,
  company: c.company,
  street: c.street,
  city: c.city,
  state: c.state,
  zip: c.zip,
  spentAmount,
  lastPaymentAt,
  createdAt: c.createdAt,
  creditCards,
  bankAccounts,
};

const { creditCards: cardsSchema, bankAccounts: accountsSchema } = contract.create.output.shape;

const toRow = (raw: RawRow<typeof fields>): CustomerView => ({
  _id: raw.customerId,
  customerId: raw.customerId,
  subMerchantId: raw.subMerchantId,
  accountName: raw.accountName,
  name: raw.name,
  email: raw.email,
  mobileNumber: raw.mobileNumber,
  company: raw.company,
  street: raw.street,
  city: raw.city,
  state: raw.state,
  zip: raw.zip,
  spentAmount: raw.spentAmount ?? cents(0),
  lastPaymentAt: raw.lastPaymentAt,
  createdAt: raw.createdAt,
  creditCards: cardsSchema.parse(raw.creditCards),
  bankAccounts: accountsSchema.parse(raw.bankAccounts),
});

/** Matches a phone number by its digits, regardless of formatting. */
const phoneMatch = (input: string): SQL =>
  or(
    textMatch(c.mobileNumber, input),
    /\d/.test(input) && !input.startsWith('/')
      ? textMatch(c.mobileNumber, input.replace(/\D/g, ''))
      : undefined,
  ) ?? sql`false`;

export const customerList: ListDefinition<CustomerQuery, typeof fields, CustomerView> = {
  fields,
  source: sql`${c} join ${subMerchants} on ${subMerchants.subMerchantId} = ${c.subMerchantId}`,
  keySource: sql`${c}`,
  id: c.customerId,
  visible: ({ scope }) => and(within(scope, c), isNull(c.deletedAt)),
  filters: {
    subMerchantId: oneOf(c.subMerchantId),
    customerId: oneOf(c.customerId),
    name: contains(c.name),
    email: contains(c.email),
    mobileNumber: phoneMatch,
  },
  searched: [c.name, c.email, c.mobileNumber, c.customerId],
  sorts: {
    createdAt: { expression: c.createdAt, type: 'timestamptz' },
    name: { expression: sql`lower(${c.name})`, type: 'text' },
  },
  defaultSort: '-createdAt',
  toRow,
};

export const customerExport: ExportDefinition<CustomerQuery, CustomerView> = {
  fileName: () => 'customers',
  columns: [
    textColumn('Customer ID', (row) => row.customerId),
    textColumn('Name', (row) => row.name),
    textColumn('Company', (row) => row.company),
    textColumn('Email', (row) => row.email),
    textColumn('Mobile number', (row) => row.mobileNumber),
    textColumn('Street', (row) => row.street),
    textColumn('City', (row) => row.city),
    textColumn('State', (row) => row.state),
    textColumn('ZIP', (row) => row.zip),
    textColumn('Account', (row) => row.accountName),
    textColumn('Account ID', (row) => row.subMerchantId),
    textColumn('Saved cards', (row) => row.creditCards.length),
    textColumn('Default card', (row) => row.creditCards[0]?.truncatedCardNumber ?? null),
    moneyColumn('Spent', (row) => row.spentAmount),
    instantColumn('Last payment', (row) => row.lastPaymentAt),
    instantColumn('Created', (row) => row.createdAt),
  ],
};
