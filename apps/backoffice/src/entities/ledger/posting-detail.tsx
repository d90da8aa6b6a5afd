import { postingKindLabels } from '@payfac/domain/ledger';
import { addCents } from '@payfac/domain/money';
import { CopyValue } from '@payfac/ui/copy-value';
import type { Story } from '../../shared/lists/detail/story/story.ts';
import { showMoment } from '../../shared/time/show.ts';
import { ledgerAccountLabel } from './account-label.ts';
import { PostedFor } from './entry-columns.tsx';
import type { Posting } from './posting.ts';

/** An entry of the ledger: what it was posted for, and the other side of it. */
export const usePostingStory = ({ entry, sides }: Posting): Story => ({
  amount: { of: entry.amount },
  facts: [
    ...(postingKindLabels[entry.kind] === entry.description
      ? []
      : [{ term: 'Type', value: postingKindLabels[entry.kind] }]),
    { term: 'Posted for', value: <PostedFor entry={entry} /> },
    { term: 'Ledger account', value: ledgerAccountLabel(entry.account) },
    { term: 'Posted', value: showMoment(entry.createdAt) },
    {
      term: 'Account string',
      value: <CopyValue label="account string" value={entry.account} isMono />,
    },
  ],
  sums: {
    title: 'Both sides of the posting',
    lines: sides.map(({ entryId, account, amount }) => ({
      id: entryId,
      label: ledgerAccountLabel(account),
      amount,
    })),
    total: { label: 'Comes to', amount: addCents(...sides.map(({ amount }) => amount)) },
  },
});
