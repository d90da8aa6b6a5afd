import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Status } from '../../packages/ui/src/components/badge/index.ts';
import { Banner } from '../../packages/ui/src/components/banner/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { EmptyState } from '../../packages/ui/src/components/empty-state/index.ts';
import { Grid, Inline, Stack } from '../../packages/ui/src/components/layout/index.ts';
import { Money } from '../../packages/ui/src/components/money/index.ts';
import { SegmentedControl } from '../../packages/ui/src/components/segmented-control/index.ts';
import { type Column, Table } from '../../packages/ui/src/components/table/index.ts';
import { TextField } from '../../packages/ui/src/components/text-field/index.ts';

const meta = { title: 'Foundations/States' } satisfies Meta;
export default meta;

interface Payout {
  readonly id: string;
  readonly date: string;
  readonly cents: number;
  readonly isPaid: boolean;
}

const payouts: readonly Payout[] = [
  { id: 'po_1042', date: '11-20-2026', cents: 1_248_050, isPaid: false },
  { id: 'po_1041', date: '11-19-2026', cents: 983_120, isPaid: true },
  { id: 'po_1040', date: '11-18-2026', cents: 1_102_400, isPaid: true },
];

const columns: readonly Column<Payout>[] = [
  { id: 'id', header: 'Payout', content: 'id', isRowHeader: true, render: ({ id }) => id },
  { id: 'date', header: 'Date', content: 'date', onCard: 'detail', render: ({ date }) => date },
  {
    id: 'status',
    header: 'Status',
    content: 'status',
    onCard: 'status',
    render: ({ isPaid }) => (
      <Status tone={isPaid ? 'success' : 'info'}>{isPaid ? 'Paid' : 'In transit'}</Status>
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

const states = [
  { id: 'first', label: 'First load' },
  { id: 'loaded', label: 'Loaded' },
  { id: 'reload', label: 'Reload' },
  { id: 'failed', label: 'Failed' },
] as const;

type State = (typeof states)[number]['id'];

/** One list in each of its states, at the same height. */
function Payouts() {
  const [state, setState] = useState<State>('first');
  const hasRows = state === 'loaded' || state === 'reload';
  return (
    <Stack gap="md">
      <Inline>
        <SegmentedControl label="State" options={states} value={state} onChange={setState} />
      </Inline>
      <Table
        label="Payouts"
        columns={columns}
        rows={hasRows ? payouts : []}
        rowKey={({ id }) => id}
        isLoading={state === 'first'}
        loadingRows={payouts.length}
        isRefreshing={state === 'reload'}
        error={
          state === 'failed' && (
            <EmptyState
              tone="danger"
              title="Couldn’t load payouts"
              headingLevel={3}
              actions={<Button onPress={() => setState('loaded')}>Try again</Button>}
            >
              Check your connection.
            </EmptyState>
          )
        }
      />
    </Stack>
  );
}

export const OneList: StoryObj = { render: () => <Payouts /> };

export const NoRows: StoryObj = {
  render: () => (
    <Grid column="md" gap="lg" isStretched>
      <Card>
        <EmptyState
          title="No disputes yet"
          headingLevel={3}
          actions={<Button>Read about disputes</Button>}
        >
          Disputes will show up here when a cardholder contests a payment.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState
          title="No matching disputes"
          drawing="search"
          headingLevel={3}
          actions={<Button>Clear search and filters</Button>}
        >
          Try changing your search or filters.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState
          tone="warning"
          title="You don’t have access to disputes"
          headingLevel={3}
          actions={<Button>Back to home</Button>}
        >
          They aren’t part of your role. Ask your administrator for access.
        </EmptyState>
      </Card>
    </Grid>
  ),
};

const outcomes = [
  { id: 'ready', label: 'Ready' },
  { id: 'running', label: 'Running' },
  { id: 'done', label: 'Done' },
  { id: 'failed', label: 'Failed' },
  { id: 'unknown', label: 'Unknown' },
] as const;

type Outcome = (typeof outcomes)[number]['id'];

/** A refund in each of its states; the input is kept through all of them. */
function Refund() {
  const [outcome, setOutcome] = useState<Outcome>('unknown');
  const isOver = outcome === 'done' || outcome === 'unknown';
  return (
    <Stack gap="md">
      <Inline>
        <SegmentedControl
          label="Outcome"
          options={outcomes}
          value={outcome}
          onChange={setOutcome}
        />
      </Inline>
      <Card title="Refund txn_0042" headingLevel={3}>
        <Stack gap="md" align="start">
          {outcome === 'done' && <Banner tone="success">Refunded $10.00 on txn_0042</Banner>}
          {outcome === 'failed' && (
            <Banner tone="danger" title="Couldn’t refund txn_0042">
              Nothing was refunded. Only $8.50 is left to refund.
            </Banner>
          )}
          {outcome === 'unknown' && (
            <Banner tone="warning" title="Awaiting processor">
              We’re checking the result. Don’t refund again.
            </Banner>
          )}
          <TextField label="Reason" defaultValue="Item returned" isReadOnly={isOver} />
          {!isOver && (
            <Button
              variant="primary"
              isLoading={outcome === 'running'}
              onPress={() => setOutcome('running')}
            >
              Refund $10.00
            </Button>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

export const OneAction: StoryObj = { render: () => <Refund /> };
