import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { StatsCard, type StatsCardProps, type StatsRange } from './index.ts';

const meta = {
  title: 'Components/StatsCard',
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
  const [range, setRange] = useState<StatsRange>(props.range);
  return <StatsCard {...props} range={range} onRangeChange={setRange} />;
}

export const Default: Story = { render: (args) => <Ranging {...args} /> };
export const CustomRange: Story = {
  args: {
    hasAllRange: true,
    customRange: ({ onConfirm, onCancel }) => (
      <>
        <Button onPress={onCancel}>Cancel</Button>{' '}
        <Button variant="primary" onPress={() => onConfirm(['2026-11-01', '2026-11-15'])}>
          Apply 11-01 to 11-15
        </Button>
      </>
    ),
  },
  render: (args) => <Ranging {...args} />,
};
