import type { Meta, StoryObj } from '@storybook/react-vite';
import { Status } from '../../packages/ui/src/components/badge/index.ts';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { CardBrand } from '../../packages/ui/src/components/card-brand/index.ts';
import { CopyValue } from '../../packages/ui/src/components/copy-value/index.ts';
import { DescriptionList } from '../../packages/ui/src/components/description-list/index.ts';
import { Inline } from '../../packages/ui/src/components/layout/index.ts';
import { Delta, Money } from '../../packages/ui/src/components/money/index.ts';
import { type Column, Table } from '../../packages/ui/src/components/table/index.ts';

const meta = { title: 'Foundations/Data formatting' } satisfies Meta;
export default meta;

export const OfEachKind: StoryObj = {
  render: () => (
    <Card>
      <DescriptionList
        columns={2}
        entries={[
          { term: 'Amount', value: <Money amount={124_800} /> },
          { term: 'Refunded', value: <Money amount={-4_820} /> },
          { term: 'Settled', value: <Money amount={114_950} hasCode /> },
          {
            term: 'Card sales this month',
            value: <Delta change={0.12} comparedWith="vs October" />,
          },
          { term: 'Rate', value: '2.9%' },
          { term: 'Payments', value: '10,000' },
          {
            term: 'Card',
            value: (
              <Inline gap="xs">
                <CardBrand brand="visa" label="" size="small" />
                <span>Visa debit •••• 5556</span>
              </Inline>
            ),
          },
          { term: 'Phone', value: '(212) 555-0143' },
          {
            term: 'Transaction ID',
            value: <CopyValue value="txn_0042" label="transaction ID" isMono />,
          },
          {
            term: 'Captured (Eastern Time)',
            value: <time dateTime="2026-11-20T15:04:00Z">11-20-2026, 10:04 AM</time>,
          },
          { term: 'Settles on', value: <time dateTime="2026-11-23">11-23-2026</time> },
          { term: 'Memo', value: '' },
        ]}
      />
    </Card>
  ),
};

interface Entry {
  readonly id: string;
  readonly payer: string;
  readonly date: string;
  readonly status: 'Settled' | 'Refunded';
  readonly cents: number;
}

const entries: readonly Entry[] = [
  { id: 'txn_0042', payer: 'Ada Lovelace', date: '11-20-2026', status: 'Settled', cents: 124_800 },
  {
    id: 'txn_0041',
    payer: 'Nordhaven Cycles',
    date: '11-20-2026',
    status: 'Refunded',
    cents: -4_820,
  },
  {
    id: 'txn_0040',
    payer: '<b>Bold & Sons</b>',
    date: '11-19-2026',
    status: 'Settled',
    cents: 61_275,
  },
  { id: 'txn_0039', payer: '=SUM(A1:A9)', date: '11-19-2026', status: 'Settled', cents: 900 },
];

const columns: readonly Column<Entry>[] = [
  { id: 'id', header: 'Transaction', content: 'id', isHiddenOnCards: true, render: ({ id }) => id },
  {
    id: 'payer',
    header: 'Payer',
    content: 'name',
    isRowHeader: true,
    render: ({ payer }) => payer,
  },
  {
    id: 'date',
    header: 'Captured (ET)',
    content: 'date',
    onCard: 'detail',
    render: ({ date }) => date,
  },
  {
    id: 'status',
    header: 'Status',
    content: 'status',
    onCard: 'status',
    render: ({ status }) => (
      <Status tone={status === 'Settled' ? 'success' : 'neutral'}>{status}</Status>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    content: 'money',
    onCard: 'amount',
    render: ({ cents }) => <Money amount={cents} />,
  },
];

export const InATable: StoryObj = {
  render: () => <Table label="Payments" columns={columns} rows={entries} rowKey={({ id }) => id} />,
};
