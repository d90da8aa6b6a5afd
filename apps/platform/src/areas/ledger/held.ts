import type { ledger as contract, Output } from '@payfac/api/contract';
import { type Cents, zeroCents } from '@payfac/domain/money';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { contains, oneOf } from '../../http/lists/filters.ts';
import { textMatch } from '../../http/lists/text-match.ts';
import { readSum } from '../../kernel/database/aggregates.ts';
import { subMerchants } from '../../kernel/database/schema/index.ts';
import { tallied } from '../../kernel/ledger/tallies.ts';

type Account = Output<typeof contract.accounts>['data'][number];
type Reserved = Output<typeof contract.reserved>['data'][number];
type AccountQuery = HandlerInput<typeof contract.accounts>['query'];
type ReservedQuery = HandlerInput<typeof contract.reserved>['query'];

const name = sql.raw('held.account');
const balance = sql.raw('held.balance');
const entryCount = sql.raw('held.entry_count');

/** The sub-merchant of a merchant or reserve account, from the last segment of its name. */
const merchant = sql`case when ${name} like 'merchants:%' then split_part(${name}, ':', 2)
  when ${name} like 'reserve:%' then split_part(${name}, ':', 3) end`;

const accountName = sql`(select ${subMerchants.dbaName} from ${subMerchants}
  where ${subMerchants.subMerchantId} = ${merchant})`;

const text = (expression: SQL) => ({ expression, read: (value: string) => value });

const fields = {
  account: text(name),
  subMerchantId: text(merchant),
  accountName: text(accountName),
  balance: { expression: balance, read: (value: string): Cents => readSum(value) },
  entryCount: { expression: entryCount, read: Number },
};

/** Account balances of the caller's facilitator: as they are, or as they were before a moment. */
const sums = ({ scope }: SessionContext, before?: Date, condition: SQL = sql`true`): SQL => sql`(
  select account, sum(amount)::bigint as balance, sum(entries)::bigint as entry_count
  from (${tallied(before)}) as parts
  where ${scope.everything} and facilitator_id = ${scope.facilitatorId} and ${condition} group by account
) as held`;

/** The ledger's accounts. Built per request: balances depend on `to`. */
export const ledgerAccounts = (
  { to }: AccountQuery,
  context: SessionContext,
): ListDefinition<AccountQuery, typeof fields, Account> => ({
  fields,
  source: sums(context, to),
  id: name,
  visible: () => undefined,
  filters: {
    to: () => undefined,
    kind: (kinds) => inArray(sql`split_part(${name}, ':', 1)`, kinds),
    account: contains(name),
    subMerchantId: oneOf(merchant),
    accountName: (input) => textMatch(accountName, input),
  },
  searched: [name, accountName],
  sorts: {
    account: { expression: name, type: 'text' },
    balance: { expression: balance, type: 'bigint' },
    entryCount: { expression: entryCount, type: 'bigint' },
  },
  defaultSort: 'account',
  toRow: (raw) => ({
    account: raw.account ?? '',
    subMerchantId: raw.subMerchantId,
    accountName: raw.accountName,
    balance: raw.balance ?? zeroCents,
    entryCount: raw.entryCount ?? 0,
  }),
});

/** Reserve accounts with a balance. */
export const reservedAccounts = (
  context: SessionContext,
): ListDefinition<ReservedQuery, typeof fields, Reserved> => ({
  fields,
  source: sums(context, undefined, sql`account like 'reserve:%'`),
  id: name,
  visible: () => sql`${balance} <> 0`,
  filters: {
    subMerchantId: oneOf(merchant),
    accountName: (input) => textMatch(accountName, input),
  },
  searched: [name, accountName],
  sorts: {
    amount: { expression: balance, type: 'bigint' },
    account: { expression: name, type: 'text' },
  },
  defaultSort: '-amount',
  toRow: (raw) => ({
    account: raw.account ?? '',
    amount: raw.balance ?? zeroCents,
    subMerchantId: raw.subMerchantId ?? '',
    accountName: raw.accountName ?? '',
  }),
});
