import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { sampleDays, sampleMonths } from '../../stories/chart-sample.ts';
import { BarChart } from './index.ts';

const meta = {
  title: 'Charts/Bar chart/States',
  id: 'charts-barchart-states',
  component: BarChart,
} satisfies Meta<typeof BarChart>;
export default meta;

const base = { timeZone: 'America/New_York', height: 160 } as const;

const sales = { name: 'Sales', points: sampleMonths(18_000, 7) };
const fees = {
  name: 'Fees',
  points: sampleMonths(3_000, 11).map(({ x, y }) => ({ x, y: -y })),
};

const brands = [
  { x: 'Visa', y: 412 },
  { x: 'Mastercard', y: 280 },
  { x: 'American Express', y: 61 },
  { x: 'Discover', y: 14 },
];

const reasons = [
  { x: 'Insufficient funds', y: 96 },
  { x: 'Do not honor', y: 71 },
  { x: 'Expired card', y: 44 },
  { x: 'Lost or stolen', y: 23 },
  { x: 'Incorrect security code', y: 20 },
  { x: 'Suspected fraud', y: 11 },
];

export const Matrix: StoryObj = {
  render: () => (
    <Cases width="wide">
      <Case label="stacked, above and below zero">
        <BarChart {...base} label="Money in and out" arrangement="stacked" series={[sales, fees]} />
      </Case>
      <Case label="categories">
        <BarChart {...base} label="Sales by brand" series={[{ name: 'Sales', points: brands }]} />
      </Case>
      <Case label="categories whose names are longer than there is room">
        <div data-stage="" style={{ maxInlineSize: 360 }}>
          <BarChart {...base} label="Declines" series={[{ name: 'Declines', points: reasons }]} />
        </div>
      </Case>
      <Case label="days">
        <BarChart
          {...base}
          label="Sales by day"
          series={[{ name: 'Sales', points: sampleDays(45, 900, 3) }]}
          annotations={[{ label: 'Target', y: 750 }]}
        />
      </Case>
      <Case label="more bars than pixels">
        <BarChart
          {...base}
          label="Sales of six years"
          series={[{ name: 'Sales', points: sampleDays(2_200, 900, 3) }]}
        />
      </Case>
      <Case label="no points">
        <BarChart {...base} label="No points" series={[]} emptyText="No sales yet" />
      </Case>
      <Case label="loading">
        <BarChart {...base} label="Loading" series={[]} isLoading />
      </Case>
    </Cases>
  ),
};
