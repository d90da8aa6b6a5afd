import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Banner } from '../../packages/ui/src/components/banner/index.ts';
import { BulkActionBar } from '../../packages/ui/src/components/bulk-action-bar/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { ConfirmDialog } from '../../packages/ui/src/components/confirm-dialog/index.ts';
import { Drawer } from '../../packages/ui/src/components/drawer/index.ts';
import { EmptyState } from '../../packages/ui/src/components/empty-state/index.ts';
import { Stack } from '../../packages/ui/src/components/layout/index.ts';
import { Money } from '../../packages/ui/src/components/money/index.ts';
import { SearchField } from '../../packages/ui/src/components/search-field/index.ts';
import {
  type Column,
  Table,
  type TableSort,
} from '../../packages/ui/src/components/table/index.ts';
import { Text } from '../../packages/ui/src/components/typography/index.ts';

const meta = { title: 'Patterns/Table recipes' } satisfies Meta;
export default meta;

interface Payment {
  readonly id: string;
  readonly payer: string;
  readonly cents: number;
}

const payments: readonly Payment[] = [
  { id: 'txn_0042', payer: 'Ada Lovelace', cents: 124_800 },
  { id: 'txn_0041', payer: 'Blue Door Cafe', cents: 4_820 },
  { id: 'txn_0040', payer: 'Grace Hopper', cents: 61_275 },
  { id: 'txn_0039', payer: 'Nordhaven Cycles', cents: 18_900 },
];

const columns: readonly Column<Payment>[] = [
  {
    id: 'payer',
    header: 'Payer',
    content: 'name',
    isRowHeader: true,
    render: ({ payer }) => payer,
  },
  { id: 'id', header: 'Transaction', content: 'id', onCard: 'detail', render: ({ id }) => id },
  {
    id: 'amount',
    header: 'Amount',
    content: 'money',
    onCard: 'amount',
    isSortable: true,
    firstDirection: 'descending',
    render: ({ cents }) => <Money amount={cents} />,
  },
];

const keyOf = ({ id }: Payment): string => id;

/** Simulates a request. */
async function fetchSorted({ direction }: TableSort): Promise<readonly Payment[]> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const sign = direction === 'ascending' ? 1 : -1;
  return payments.toSorted((one, other) => sign * (one.cents - other.cents));
}

function Sorted() {
  const [rows, setRows] = useState(payments);
  const [sort, setSort] = useState<TableSort>();
  const [isRefreshing, setRefreshing] = useState(false);
  const change = async (next: TableSort) => {
    setSort(next);
    setRefreshing(true);
    setRows(await fetchSorted(next));
    setRefreshing(false);
  };
  return (
    <Table
      label="Transactions by amount"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      sort={sort}
      onSortChange={(next) => void change(next)}
      isRefreshing={isRefreshing}
    />
  );
}

export const SortingOnTheServer: StoryObj = { render: () => <Sorted /> };

const MATCHING = 1_240;

function Voiding() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['txn_0042', 'txn_0040']));
  const [isAll, setAll] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<string>();
  const count = isAll ? MATCHING : selected.size;
  const many = `${count.toLocaleString('en-US')} ${count === 1 ? 'transaction' : 'transactions'}`;
  const clear = () => {
    setSelected(new Set());
    setAll(false);
  };
  const total = payments
    .filter(({ id }) => selected.has(id))
    .reduce((sum, { cents }) => sum + cents, 0);
  return (
    <Stack gap="md">
      {done !== undefined && (
        <Banner tone="success" isAnnounced onDismiss={() => setDone(undefined)}>
          {done}
        </Banner>
      )}
      <Table
        label="Transactions to void"
        columns={columns}
        rows={payments}
        rowKey={keyOf}
        selection={{
          selected,
          onChange: setSelected,
          label: ({ id }) => `transaction ${id}`,
          matching: { total: MATCHING, isAll, onChange: setAll },
        }}
      />
      <BulkActionBar count={count} summary={!isAll && <Money amount={total} />} onClear={clear}>
        <Button onPress={() => setAsking(true)}>Void</Button>
      </BulkActionBar>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Void ${many}?`}
        confirmLabel={`Void ${many}`}
        tone="danger"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          setDone(`Voided ${many}`);
          clear();
        }}
      >
        The cardholders won’t be charged. This can’t be undone.
      </ConfirmDialog>
    </Stack>
  );
}

export const ActionsOnManyRows: StoryObj = { render: () => <Voiding /> };

interface NoPaymentsProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

const NoPayments = ({ isFiltered, onClear }: NoPaymentsProps) =>
  isFiltered ? (
    <EmptyState
      title="No matching transactions"
      drawing="search"
      headingLevel={3}
      actions={<Button onPress={onClear}>Clear search</Button>}
    >
      Try changing your search.
    </EmptyState>
  ) : (
    <EmptyState title="No transactions yet" headingLevel={3}>
      Payments will show up here as they happen.
    </EmptyState>
  );

interface SearchedProps {
  /** The merchant's payments. */
  readonly held: readonly Payment[];
  readonly merchant: string;
  readonly typed: string;
}

function Searched({ held, merchant, typed }: SearchedProps) {
  const [text, setText] = useState(typed);
  return (
    <Stack gap="md">
      <SearchField label={`Search payers of ${merchant}`} value={text} onChange={setText} />
      <Table
        label={`Transactions of ${merchant}`}
        columns={columns}
        rows={held.filter(({ payer }) => payer.toLowerCase().includes(text.toLowerCase()))}
        rowKey={keyOf}
        empty={<NoPayments isFiltered={text !== ''} onClear={() => setText('')} />}
      />
    </Stack>
  );
}

export const NoMatch: StoryObj = {
  render: () => <Searched held={payments} merchant="Mercer Books" typed="lovelase" />,
};

export const NothingYet: StoryObj = {
  render: () => <Searched held={[]} merchant="Riverside Books" typed="" />,
};

function WithDrawer() {
  const [openId, setOpenId] = useState<string>();
  const open = payments.find(({ id }) => id === openId);
  return (
    <>
      <Table
        label="Transactions that open"
        columns={columns}
        rows={payments}
        rowKey={keyOf}
        currentKey={openId}
        onRowOpen={({ id }) => setOpenId(id)}
      />
      <Drawer
        isOpen={open !== undefined}
        onOpenChange={() => setOpenId(undefined)}
        title={open?.id ?? ''}
        contentKey={openId}
      >
        {open && (
          <Stack gap="sm">
            <Money amount={open.cents} rank="hero" />
            <Text>{`Paid by ${open.payer}`}</Text>
          </Stack>
        )}
      </Drawer>
    </>
  );
}

export const OpeningARecord: StoryObj = { render: () => <WithDrawer /> };
