import { postingKindLabels } from '@payfac/domain/ledger';
import { addCents } from '@payfac/domain/money';
import { Badge } from '@payfac/ui/badge';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { Money } from '@payfac/ui/money';
import { Heading } from '@payfac/ui/typography';
import { AmountLines } from '../../shared/amount-lines/amount-lines.tsx';
import { showMoment } from '../../shared/time/show.ts';
import { ledgerAccountLabel } from './account-label.ts';
import { PostedFor } from './entry-columns.tsx';
import type { Posting } from './posting.ts';

/** An entry beside its list: what it was posted for, and the other side of it. */
export const PostingDetail = ({ entry, sides }: Posting) => (
  <Stack gap="xl">
    <Inline gap="md">
      <Money amount={entry.amount} rank="hero" />
      <Badge>{postingKindLabels[entry.kind]}</Badge>
    </Inline>
    <DescriptionList
      entries={[
        { term: 'Description', value: entry.description },
        { term: 'Posted for', value: <PostedFor entry={entry} /> },
        { term: 'Ledger account', value: ledgerAccountLabel(entry.account) },
        { term: 'Posted', value: showMoment(entry.createdAt) },
        {
          term: 'Account string',
          value: <CopyValue label="account string" value={entry.account} isMono />,
        },
        {
          term: 'Posting ID',
          value: <CopyValue label="posting ID" value={entry.postingId} isMono />,
        },
      ]}
    />
    <Stack gap="sm">
      <Heading level={3}>Both sides of the posting</Heading>
      <AmountLines
        lines={sides.map(({ entryId, account, amount }) => ({
          id: entryId,
          label: ledgerAccountLabel(account),
          amount,
        }))}
        total={{ label: 'Comes to', amount: addCents(...sides.map(({ amount }) => amount)) }}
      />
    </Stack>
  </Stack>
);
