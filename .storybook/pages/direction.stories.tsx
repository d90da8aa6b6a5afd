import type { Meta, StoryObj } from '@storybook/react-vite';
import { Status, StatusBadge } from '../../packages/ui/src/components/badge/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { Grid, Inline, Stack } from '../../packages/ui/src/components/layout/index.ts';
import { Link } from '../../packages/ui/src/components/link/index.ts';
import { Delta, Money } from '../../packages/ui/src/components/money/index.ts';
import { type Column, Table } from '../../packages/ui/src/components/table/index.ts';
import { Text } from '../../packages/ui/src/components/typography/index.ts';

const meta = { title: 'Direction' } satisfies Meta;
export default meta;

export const NumbersFirst: StoryObj = {
  render: () => (
    <Grid column="lg" gap="lg" isStretched>
      <Card>
        <Stack gap="xs">
          <Text tone="muted" size="small" weight="medium">
            Payment txn_0042
          </Text>
          <Inline gap="sm">
            <Money amount={124_800} rank="hero" />
            <StatusBadge tone="success">Settled</StatusBadge>
          </Inline>
        </Stack>
      </Card>
      <Card>
        <Stack gap="xs">
          <Text tone="muted" size="small" weight="medium">
            Available balance
          </Text>
          <Money amount={1_248_050} rank="balance" />
          <Delta change={0.12} comparedWith="vs October" />
        </Stack>
      </Card>
    </Grid>
  ),
};

interface Payment {
  readonly payer: string;
  readonly status: string;
  readonly tone: 'success' | 'danger' | 'review';
  readonly cents: number;
}

const latest: readonly Payment[] = [
  { payer: 'Ada Lovelace', status: 'Settled', tone: 'success', cents: 124_800 },
  { payer: 'Blue Door Cafe', status: 'Declined', tone: 'danger', cents: 4_820 },
  { payer: 'Grace Hopper', status: 'In review', tone: 'review', cents: 61_275 },
];

const columns: readonly Column<Payment>[] = [
  {
    id: 'payer',
    header: 'Payer',
    render: ({ payer }) => (
      <Link href="#payment" variant="standalone">
        {payer}
      </Link>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    content: 'status',
    onCard: 'status',
    render: ({ status, tone }) => <Status tone={tone}>{status}</Status>,
  },
  {
    id: 'amount',
    header: 'Amount',
    content: 'money',
    onCard: 'amount',
    render: ({ cents }) => <Money amount={cents} rank="row" />,
  },
];

export const OneAccent: StoryObj = {
  render: () => (
    <Card
      title="Latest payments"
      headingLevel={3}
      isFlush
      actions={
        <Button variant="primary" size="small">
          New payment
        </Button>
      }
    >
      <Table label="Payments" columns={columns} rows={latest} rowKey={({ payer }) => payer} />
    </Card>
  ),
};
