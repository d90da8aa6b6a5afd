import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SegmentedControl, type SegmentedControlProps } from './index.ts';

const meta = {
  title: 'Fields/Segmented control',
  id: 'components-segmentedcontrol',
  component: SegmentedControl,
  args: {
    label: 'Interval',
    value: 'day',
    onChange: () => undefined,
    options: [
      { id: 'day', label: 'Day' },
      { id: 'week', label: 'Week' },
      { id: 'month', label: 'Month' },
    ],
  },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

function Sample(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

export const Default: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const FullWidth: Story = { args: { isFullWidth: true } };
