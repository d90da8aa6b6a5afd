import type { Meta, StoryObj } from '@storybook/react-vite';
import { Status, StatusBadge } from '../../packages/ui/src/components/badge/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { Grid, Inline, Stack } from '../../packages/ui/src/components/layout/index.ts';
import { LineChart } from '../../packages/ui/src/components/line-chart/index.ts';
import { Link } from '../../packages/ui/src/components/link/index.ts';
import { Delta, HeroAmount, Money } from '../../packages/ui/src/components/money/index.ts';
import { type Column, Table } from '../../packages/ui/src/components/table/index.ts';
import { Text } from '../../packages/ui/src/components/typography/index.ts';

const meta = { title: 'Direction' } satisfies Meta;
export default meta;

const sales = [1840, 2210, 2905, 1990, 1760, 3420, 3310, 2480, 2960, 3105, 3870, 4120, 3590, 3010];
const before = [1510, 1900, 2200, 1820, 1600, 2700, 2950, 2300, 2410, 2600, 3000, 3320, 3100, 2900];
const on = (day: number) => `2026-02-${String(day + 15).padStart(2, '0')}`;
const points = (ys: readonly number[]) => ys.map((y, day) => ({ x: on(day), y }));

/** The amount and its hairline. */
export const MoneyLine: StoryObj = {
  render: () => (
    <Stack gap="md">
      <HeroAmount label="Card volume" amount={4_057_011}>
        <Delta change={0.279} />
        <span>8,768 payments</span>
      </HeroAmount>
      <LineChart
        label="Card volume by day"
        kind="area"
        height={190}
        provisionalFrom={on(sales.length - 1)}
        series={[
          { name: 'This period', points: points(sales) },
          { name: 'Period before', points: points(before), isComparison: true },
        ]}
      />
    </Stack>
  ),
};

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
