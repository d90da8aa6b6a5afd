import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { DonutChart } from '../../packages/ui/src/components/donut-chart/index.ts';
import { type ChartPoint, LineChart } from '../../packages/ui/src/components/line-chart/index.ts';
import { PageHeader } from '../../packages/ui/src/components/page-header/index.ts';
import { Sparkline } from '../../packages/ui/src/components/sparkline/index.ts';
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

const valuesOf = (points: readonly ChartPoint[]) => points.flatMap(({ y }) => y ?? []);

const before = 'vs the 30 days before';

const FIGURES: readonly Figured[] = [
  {
    title: 'Card sales',
    value: formatUsd(total),
    delta: { change: 0.124, comparedWith: before },
    sparkline: <Sparkline values={valuesOf(sales)} height={32} />,
  },
  {
    title: 'Refunds',
    value: '$2,480.00',
    percentage: { value: '1.1%', formula: 'Refunded amount ÷ card sales' },
    delta: { change: -0.051, good: 'down', comparedWith: before },
    sparkline: <Sparkline values={valuesOf(sampleDays(30, 120, 11))} height={32} tone="neutral" />,
  },
  {
    title: 'Chargebacks',
    value: '$312.00',
    percentage: { value: '0.14%', formula: 'Chargebacks ÷ card sales' },
    delta: { change: 0.3, good: 'down', comparedWith: before },
    sparkline: <Sparkline values={valuesOf(sampleDays(30, 14, 5))} height={32} tone="neutral" />,
  },
];

type Figured = Pick<StatsCardProps, 'title' | 'value' | 'percentage' | 'delta' | 'sparkline'>;

function Figure(figure: Figured) {
  const [range, setRange] = useState<StatsRange>({ id: 'last30Days' });
  return <StatsCard {...figure} range={range} onRangeChange={setRange} />;
}

/** Figures first, each with its change and its own range; then how they came about. */
export const Overview: StoryObj = {
  render: () => (
    <PatternPage activeHref="#dashboard">
      <PageHeader title="Dashboard" description="Times are those of New York." />
      <div className="pf-cards">
        {FIGURES.map((figure) => (
          <Figure key={figure.title} {...figure} />
        ))}
      </div>
      <div className="pf-charts">
        <Card title="Card sales by day">
          <LineChart
            label="Card sales by day"
            timeZone="America/New_York"
            formatY={formatUsd}
            formatYTick={formatShortUsd}
            series={[{ name: 'Sales', points: sales }]}
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
