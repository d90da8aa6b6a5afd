import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { DonutChart } from '../../packages/ui/src/components/donut-chart/index.ts';
import { HorizontalBars } from '../../packages/ui/src/components/horizontal-bars/index.ts';
import { LineChart } from '../../packages/ui/src/components/line-chart/index.ts';
import { Delta } from '../../packages/ui/src/components/money/index.ts';
import { PageHeader } from '../../packages/ui/src/components/page-header/index.ts';
import {
  StatsCard,
  type StatsCardProps,
  type StatsRange,
} from '../../packages/ui/src/components/stats-card/index.ts';
import {
  formatShortUsd,
  formatUsd,
  sampleDays,
} from '../../packages/ui/src/stories/chart-sample.ts';
import { PatternPage } from './pattern-page.tsx';

const meta = { title: 'Patterns/Dashboard', parameters: { isPage: true } } satisfies Meta;
export default meta;

const sales = sampleDays(30, 9_400, 7);
const total = sales.reduce((sum, { y }) => sum + y, 0);

/** The parts of the same sales. */
const BRANDS = [
  { name: 'Visa', value: Math.round(total * 0.56) },
  { name: 'Mastercard', value: Math.round(total * 0.31) },
];
const rest = total - BRANDS.reduce((sum, { value }) => sum + value, 0);

/** The thirty days before, where these are. */
const earlier = sampleDays(30, 8_300, 19);

const FIGURES: readonly Figured[] = [
  { title: 'Approval rate', value: '95.24%', detail: '8,768 of 9,206' },
  {
    title: 'Refunds',
    value: '$2,480.00',
    percentage: { value: '1.10%', formula: 'Refunded amount ÷ card sales' },
    detail: <Delta change={-0.051} good="down" comparedWith="31 refunds" />,
  },
  {
    title: 'Chargebacks',
    value: '$312.00',
    percentage: { value: '0.14%', formula: 'Chargebacks ÷ card sales' },
    detail: <Delta change={0.3} good="down" comparedWith="4 chargebacks" />,
  },
  {
    title: 'Average ticket',
    value: '$96.97',
    detail: <Delta change={0.031} good="neither" comparedWith="8,768 payments" />,
  },
];

type Figured = Pick<StatsCardProps, 'title' | 'value' | 'percentage' | 'detail' | 'rank'>;

const page = { id: 'last30Days' } as const satisfies StatsRange;

function Figure(figure: Figured) {
  const [range, setRange] = useState<StatsRange>(page);
  return <StatsCard {...figure} range={range} pageRange={page} onRangeChange={setRange} />;
}

/** One amount and how it came about, the period before dashed; then figures, each with a range of its own if wanted. */
export const Overview: StoryObj = {
  render: () => (
    <PatternPage activeHref="#dashboard">
      <PageHeader title="Dashboard" description="Times are those of New York." />
      <Figure
        rank="hero"
        title="Card volume"
        value={total * 100}
        detail={<Delta change={0.124} comparedWith="8,768 payments" />}
      />
      <LineChart
        label="Card volume by day"
        kind="area"
        height={190}
        timeZone="America/New_York"
        formatY={formatUsd}
        formatYTick={formatShortUsd}
        series={[
          { name: 'Card volume', points: sales },
          { name: 'Prior period', isComparison: true, points: earlier },
        ]}
      />
      <div className="pf-cards">
        {FIGURES.map((figure) => (
          <Figure key={figure.title} {...figure} />
        ))}
      </div>
      <div className="pf-charts">
        <Card title="Why payments decline">
          <HorizontalBars
            label="Declined card payments by reason"
            scale="share"
            bars={[
              { name: 'Insufficient funds', value: 0.48, text: '48%' },
              { name: 'Declined by the issuer', value: 0.3, text: '30%' },
              { name: 'Expired card', value: 0.14, text: '14%' },
              { name: 'Security code', value: 0.08, text: '8%' },
            ]}
          />
        </Card>
        <Card title="Card sales by brand">
          <DonutChart
            label="Card sales by brand"
            formatValue={formatUsd}
            parts={[...BRANDS, { name: 'Discover', value: rest }]}
          />
        </Card>
      </div>
    </PatternPage>
  ),
};
