import type { balance as contract, Output } from '@payfac/api/contract';
import { availableBalance, merchantLedgerAccount } from '@payfac/domain/ledger';
import { type Cents, zeroCents } from '@payfac/domain/money';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { moneyColumn, textColumn, wordColumn } from '../../http/csv/columns.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ExportDefinition, ListDefinition } from '../../http/lists/definition.ts';
import { oneOf } from '../../http/lists/filters.ts';
import { anyTextMatch } from '../../http/lists/text-match.ts';
import { within } from '../../http/scope.ts';
import { readSum } from '../../kernel/database/aggregates.ts';
import { ledgerTallies, payouts, subMerchants } from '../../kernel/database/schema/index.ts';
import { isOpenOffBalance, isOpenPayout } from '../payouts/available.ts';

type Balance = Output<typeof contract.list>['data'][number];
type Query = HandlerInput<typeof contract.list>['query'];

const s = subMerchants;
const k = ledgerTallies;

const amount = (expression: SQL) => ({
  expression,
  read: (text: string): Cents => readSum(text),
});

const account = sql`${merchantLedgerAccount('')}::text || ${s.subMerchantId}`;

const balance = sql`(select coalesce(sum(${k.amount}), 0)::bigint from ${k}
  where ${k.account} = ${account} and ${k.unit} = 'month')`;

const reserved = sql`(select coalesce(sum(${k.amount}), 0)::bigint from ${k}
  where ${k.subMerchantId} = ${s.subMerchantId} and ${k.unit} = 'month' and ${k.account} like 'reserve:%')`;

const inTransit = sql`(select coalesce(sum(${payouts.amount}), 0)::bigint from ${payouts}
  where ${payouts.subMerchantId} = ${s.subMerchantId} and ${payouts.createLedgerEntries}
    and ${isOpenPayout})`;

const offBalance = sql`(select coalesce(sum(${payouts.amount}), 0)::bigint from ${payouts}
  where ${payouts.subMerchantId} = ${s.subMerchantId} and ${isOpenOffBalance})`;

const available = sql`greatest(${balance} - ${offBalance}, 0)`;

const fields = {
  subMerchantId: s.subMerchantId,
  accountName: s.dbaName,
  balance: amount(balance),
  reserved: amount(reserved),
  inTransit: amount(inTransit),
  offBalance: amount(offBalance),
};

export const balanceList: ListDefinition<Query, typeof fields, Balance> = {
  fields,
  source: sql`${s}`,
  id: s.subMerchantId,
  visible: ({ scope }) => within(scope, s),
  filters: {
    account: (accounts) => inArray(account, accounts),
    spProductId: oneOf(s.spProductId),
    accountName: (input) => anyTextMatch([s.dbaName, s.legalName], input),
  },
  searched: [s.dbaName, s.legalName, s.subMerchantId],
  sorts: {
    accountName: { expression: sql`lower(${s.dbaName})`, type: 'text' },
    balance: { expression: balance, type: 'bigint' },
    available: { expression: available, type: 'bigint' },
  },
  defaultSort: 'accountName',
  toRow: (raw) => {
    const held = raw.balance ?? zeroCents;
    return {
      account: merchantLedgerAccount(raw.subMerchantId),
      subMerchantId: raw.subMerchantId,
      accountName: raw.accountName,
      balance: held,
      reserved: raw.reserved ?? zeroCents,
      inTransit: raw.inTransit ?? zeroCents,
      available: availableBalance(held, raw.offBalance ?? zeroCents),
    };
  },
};

export const balanceSums = { balance, available, inTransit, reserved };

export const balanceExport: ExportDefinition<Query, Balance> = {
  fileName: () => 'payouts_balance',
  columns: [
    wordColumn('Account ID', (row) => row.subMerchantId),
    textColumn('Account', (row) => row.accountName),
    moneyColumn('Balance', (row) => row.balance),
    moneyColumn('Available', (row) => row.available),
    moneyColumn('In transit', (row) => row.inTransit),
    moneyColumn('Reserved', (row) => row.reserved),
  ],
};
