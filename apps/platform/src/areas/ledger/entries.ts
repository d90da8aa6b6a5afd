import type { ledger as contract, Output } from '@payfac/api/contract';
import { type Cents, zeroCents } from '@payfac/domain/money';
import { and, sql } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { asSelected } from '../../http/lists/as-selected.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import {
  conditionsOf,
  contains,
  type Filters,
  from,
  oneOf,
  until,
} from '../../http/lists/filters.ts';
import { transactionIdMatch } from '../../http/lists/transaction-id-match.ts';
import { ofFacilitator, type Scope } from '../../http/scope.ts';
import { sumOf } from '../../kernel/database/aggregates.ts';
import type { Reading } from '../../kernel/database/read-source.ts';
import { ledgerEntries } from '../../kernel/database/schema/index.ts';
import { tallied } from '../../kernel/ledger/tallies.ts';

type Entry = Output<typeof contract.entries>['data'][number];
export type EntryQuery = HandlerInput<typeof contract.entries>['query'];

const e = ledgerEntries;

/** The fields of an entry in responses. */
export const entryFields = {
  entryId: e.entryId,
  postingId: e.postingId,
  kind: e.kind,
  account: e.account,
  amount: e.amount,
  description: e.description,
  subMerchantId: e.subMerchantId,
  transactionId: e.transactionId,
  payoutId: e.payoutId,
  batchId: e.batchId,
  createdAt: e.createdAt,
};

const filters: Filters<EntryQuery> = {
  from: from(e.createdAt),
  to: until(e.createdAt),
  // These parameters select parts of the response; they don't filter entries.
  getData: () => undefined,
  getInitialBalance: () => undefined,
  account: oneOf(e.account),
  kind: oneOf(e.kind),
  subMerchantId: oneOf(e.subMerchantId),
  postingId: contains(e.postingId),
  transactionId: (input) => transactionIdMatch(e.transactionId, input),
  payoutId: contains(e.payoutId),
  batchId: contains(e.batchId),
};

export const entryList: ListDefinition<EntryQuery, typeof entryFields, Entry> = {
  fields: entryFields,
  source: sql`${e}`,
  id: e.entryId,
  visible: ({ scope }) => ofFacilitator(scope, e.facilitatorId),
  filters,
  searched: [e.entryId, e.account, e.description, e.transactionId, e.payoutId, e.batchId],
  sorts: {
    createdAt: { expression: e.createdAt, type: 'timestamptz' },
    amount: { expression: e.amount, type: 'bigint' },
  },
  defaultSort: '-createdAt',
  toRow: asSelected(entryFields),
};

/** Filters that don't affect which entries of an account are added up. */
const summed: ReadonlySet<string> = new Set(['to', 'getData', 'getInitialBalance', 'account']);

const isNarrowed = (query: object): boolean =>
  Object.entries(query).some(
    ([name, value]) => value !== undefined && name in filters && !summed.has(name),
  );

async function balanceBefore(
  queryable: Reading,
  scope: Scope,
  beginning: Date,
  accounts: EntryQuery['account'],
): Promise<Cents> {
  const account = sql`account`;
  const [row] = await queryable
    .select({ balance: sumOf(sql`amount`) })
    .from(sql`(${tallied(beginning)}) as parts`)
    .where(
      and(
        sql`${scope.everything} and facilitator_id = ${scope.facilitatorId}`,
        accounts && oneOf(account)(accounts),
      ),
    );
  return row?.balance ?? zeroCents;
}

/** The balance of the filtered entries before `from`; zero without `from`. */
export async function initialBalance(
  queryable: Reading,
  { from: beginning, ...query }: EntryQuery,
  { scope }: SessionContext,
): Promise<Cents> {
  if (!beginning) return zeroCents;
  if (!isNarrowed(query)) return balanceBefore(queryable, scope, beginning, query.account);
  const [row] = await queryable
    .select({ balance: sumOf(e.amount) })
    .from(e)
    .where(
      and(
        ofFacilitator(scope, e.facilitatorId),
        until(e.createdAt)(beginning),
        ...conditionsOf(filters, { ...query, to: undefined }),
      ),
    );
  return row?.balance ?? zeroCents;
}
