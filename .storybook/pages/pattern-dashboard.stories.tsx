import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { DonutChart } from '../../packages/ui/src/components/donut-chart/index.ts';
import { LineChart } from '../../packages/ui/src/components/line-chart/index.ts';
import { PageHeader } from '../../packages/ui/src/components/page-header/index.ts';
import { AppLayout } from '../../packages/ui/src/components/sidebar/index.ts';
import { StatsCard, type StatsRange } from '../../packages/ui/src/components/stats-card/index.ts';
import {
  formatShortUsd,
  formatUsd,
  sampleDays,
} from '../../packages/ui/src/stories/chart-sample.ts';
import { sampleSidebar } from '../../packages/ui/src/stories/sidebar-sample.tsx';

const meta = { title: 'Patterns/Dashboard', parameters: { isPage: true } } satisfies Meta;
export default meta;

const FIGURES = [
  { title: 'Card sales', value: '$184,210.00' },
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
    <AppLayout sidebar={sampleSidebar}>
      <div className="pf-stack">
        <PageHeader title="Dashboard" />
        <div className="pf-cards">
          {FIGURES.map((figure) => (
            <Figure key={figure.title} {...figure} />
          ))}
        </div>
        <Card title="Card volume by day">
          <LineChart
            label="Card volume by day"
            timeZone="America/New_York"
            formatY={formatUsd}
            formatYTick={formatShortUsd}
            series={[{ name: 'Sales', points: sampleDays(60, 18_000, 7) }]}
          />
        </Card>
        <Card title="Card volume by brand">
          <DonutChart
            label="Card volume by brand"
            formatValue={formatUsd}
            parts={[
              { name: 'Visa', value: 84_120 },
              { name: 'Mastercard', value: 51_344 },
              { name: 'Discover', value: 6_201 },
            ]}
          />
        </Card>
      </div>
    </AppLayout>
  ),
};
