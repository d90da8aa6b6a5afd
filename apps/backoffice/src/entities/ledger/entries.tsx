import * as ledger from '@payfac/api/contract/ledger';
import { postingKindLabels } from '@payfac/domain/ledger';
import { laterPart } from '../../shared/later/later-part.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { accountPicker } from '../accounts/picker.ts';
import { ledgerAccountPicker } from './account-picker.ts';
import { entryColumns } from './entry-columns.tsx';
import { openingBalance } from './opening-balance.ts';
import { loadPosting } from './posting.ts';

const PostingDetail = laterPart(async () => (await import('./posting-detail.tsx')).PostingDetail);

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
    title: (id, posting) => posting?.entry.description ?? `Entry ${id}`,
    content: (posting) => <PostingDetail {...posting} />,
    size: 'medium',
  },
});
