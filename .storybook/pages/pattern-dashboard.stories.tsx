import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { DonutChart } from '../../packages/ui/src/components/donut-chart/index.ts';
import { LineChart } from '../../packages/ui/src/components/line-chart/index.ts';
import { PageHeader } from '../../packages/ui/src/components/page-header/index.ts';
import { StatsCard, type StatsRange } from '../../packages/ui/src/components/stats-card/index.ts';
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

const FIGURES = [
  { title: 'Card sales', value: formatUsd(total) },
  { title: 'Refunds', value: '$2,480.00' },
  { title: 'Chargebacks', value: '$312.00' },
];

interface FigureProps {
  title: string;
  value: string;
}

function Figure({ title, value }: FigureProps) {
  const [range, setRange] = useState<StatsRange>({ id: 'last30Days' });
  return <StatsCard title={title} value={value} range={range} onRangeChange={setRange} />;
}

/** Figures first, each with its own range; then how they came about. */
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
