import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { DonutChart } from './index.ts';

const meta = {
  title: 'Charts/Donut chart/States',
  id: 'charts-donutchart-states',
  component: DonutChart,
} satisfies Meta<typeof DonutChart>;
export default meta;

const parts = [
  { name: 'Visa', value: 412 },
  { name: 'Mastercard', value: 280 },
  { name: 'American Express', value: 61 },
  { name: 'Discover', value: 14 },
];
const more = ['JCB', 'Diners Club', 'UnionPay', 'Maestro'].map((name, index) => ({
  name,
  value: 4 - index,
}));

export const Matrix: StoryObj = {
  render: () => (
    <Cases width="wide">
      <Case label="four parts">
        <DonutChart label="Sales by brand" height={180} parts={parts} />
      </Case>
      <Case label="more parts than colors">
        <DonutChart label="Sales by every brand" height={180} parts={[...parts, ...more]} />
      </Case>
      <Case label="one part">
        <DonutChart label="Sales of one brand" height={180} parts={parts.slice(0, 1)} />
      </Case>
      <Case label="nothing">
        <DonutChart label="No sales" height={120} parts={[]} emptyText="No sales yet" />
      </Case>
      <Case label="loading">
        <DonutChart label="Loading" height={120} parts={[]} isLoading />
      </Case>
    </Cases>
  ),
};
