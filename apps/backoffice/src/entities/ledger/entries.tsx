import * as ledger from '@payfac/api/contract/ledger';
import { postingKindLabels } from '@payfac/domain/ledger';
import { formatUsd, zeroCents } from '@payfac/domain/money';
import { send } from '../../shared/api/connection.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import type { Statistics } from '../../shared/lists/statistics/source.ts';
import { settled } from '../../shared/query/client.ts';
import { shows } from '../../shared/query/follow.ts';
import { latePicker } from '../../shared/records/record-picker.ts';
import { showMoment } from '../../shared/time/show.ts';
import { accountPicker } from '../accounts/picker.ts';
import { entryColumns } from './entry-columns.tsx';
import { loadPosting } from './posting.ts';

/** Ledger accounts by whose they are and what they hold. */
const ledgerAccountPicker = latePicker('ledger', () => import('./account-picker-calls.ts'));

const label = 'Opening balance';

/**
 * What the entries of the list's query come to before its first day. Without a first day nothing lies
 * before, and nobody is asked.
 */
const openingBalance: Statistics = {
  id: 'ledger.opening-balance',
  shown: shows(ledger.entries),
  keys: new Set(Object.keys(ledger.entries.query.shape)),
  load: async (wire) => {
    const query = ledger.entries.query.parse({
      ...wire,
      getData: 'false',
      getInitialBalance: 'true',
    });
    if (!query.from) {
      return [{ label, value: formatUsd(zeroCents), detail: 'From the first entry' }];
    }
    const { initialBalance } = await settled(
      send(ledger.entries)({ query }, { lane: 'ledger.opening-balance' }),
    );
    const value = formatUsd(initialBalance ?? zeroCents);
    return [{ label, value, detail: `Before ${showMoment(query.from)}` }];
  },
};

/** The ledger's entries, of all accounts or of what a page narrows them to. */
export const ledgerEntries = defineList(ledger.entries, {
  report: 'ledger',
  noun: { one: 'ledger entry', many: 'ledger entries' },
  fixed: { getData: true, getInitialBalance: false },
  rowKey: ({ entryId }) => entryId,
  rowName: ({ description, entryId }) => `${description}, ${entryId}`,
  columns: entryColumns,
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Posted' },
    { kind: 'choices', key: 'kind', label: 'Type', labels: postingKindLabels },
    { kind: 'record', key: 'account', label: 'Ledger account', picker: ledgerAccountPicker },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'text', key: 'transactionId', label: 'Transaction ID' },
    { kind: 'text', key: 'payoutId', label: 'Payout ID' },
    { kind: 'text', key: 'batchId', label: 'Batch ID' },
    { kind: 'text', key: 'postingId', label: 'Posting ID' },
  ],
  defaultSort: '-createdAt',
  statistics: openingBalance,
  empty: 'Every sale, fee, reserve, and payout is posted here.',
  detail: {
    load: loadPosting,
    title: ({ entry }) => entry.description,
    idOf: ({ entry }) => entry.postingId,
    idLabel: 'posting ID',
    story: async () => (await import('./posting-detail.tsx')).usePostingStory,
  },
});
