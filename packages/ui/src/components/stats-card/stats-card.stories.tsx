import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { DateInput } from '../date-input/index.ts';
import { FormActions } from '../form-layout/index.ts';
import {
  type CustomRangeControls,
  StatsCard,
  type StatsCardProps,
  type StatsRange,
} from './index.ts';

const meta = {
  title: 'Money/Stats card',
  id: 'components-statscard',
  component: StatsCard,
  args: {
    title: 'Refunds',
    value: '$12,480.00',
    href: '#refunds',
    range: { id: 'last30Days' },
    onRangeChange: () => undefined,
    percentage: {
      value: '1.42%',
      formula: 'Refunded amount divided by card sales amount, times 100',
    },
  },
} satisfies Meta<typeof StatsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

function Ranging(props: StatsCardProps) {
  const [range, setRange] = useState<StatsRange>(props.range ?? { id: 'last30Days' });
  return <StatsCard {...props} range={range} onRangeChange={setRange} />;
}

function TwoDays({ onConfirm, onCancel }: CustomRangeControls) {
  const [from, setFrom] = useState('2026-11-01');
  const [to, setTo] = useState('2026-11-15');
  return (
    <div className="pf-stack">
      <DateInput label="From" value={from} onChange={setFrom} />
      <DateInput label="To" value={to} onChange={setTo} />
      <FormActions>
        <Button size="small" onPress={onCancel}>
          Cancel
        </Button>
        <Button size="small" variant="primary" onPress={() => onConfirm([from, to])}>
          Apply range
        </Button>
      </FormActions>
    </div>
  );
}

export const Default: Story = { render: (args) => <Ranging {...args} /> };
export const CustomRange: Story = {
  args: {
    title: 'Chargebacks',
    value: '$1,310.00',
    href: '#chargebacks',
    percentage: {
      value: '0.15%',
      formula: 'Charged back amount divided by card sales amount, times 100',
    },
    range: { id: 'custom', from: '2026-11-01', to: '2026-11-15' },
    hasAllRange: true,
    customRange: (controls) => <TwoDays {...controls} />,
  },
  render: (args) => <Ranging {...args} />,
};

/** Its page has a period: the figure's own is shown only if it differs, and its menu also has its filters. */
export const OfAPage: Story = {
  args: {
    pageRange: { id: 'last30Days' },
    filters: { label: 'Filter Refunds', children: () => 'Fields' },
  },
  render: (props) => <Ranging {...props} />,
};

/** The main figure of a page. */
export const Hero: Story = {
  args: {
    title: 'Card volume',
    value: 85_023_211,
    rank: 'hero',
    percentage: undefined,
    detail: '8,768 payments',
    pageRange: { id: 'last30Days' },
  },
};
