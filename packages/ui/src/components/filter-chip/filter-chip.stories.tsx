import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Inline } from '../layout/index.ts';
import { FilterChip, type FilterChipProps } from './index.ts';

const PRESETS = [
  { id: 'today', label: 'Today' },
  { id: 'week', label: 'Last 7 days' },
  { id: 'month', label: 'This month' },
];

const meta = {
  title: 'Data/Filter chip',
  id: 'components-filterchip',
  component: FilterChip,
  args: { label: 'Created', presets: PRESETS, activePreset: 'week' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof FilterChip>;

export default meta;
type Story = StoryObj<typeof meta>;

function Sample(props: FilterChipProps) {
  const [chosen, setChosen] = useState(props.activePreset);
  return (
    <Inline>
      <FilterChip
        {...props}
        value={PRESETS.find(({ id }) => id === chosen)?.label}
        activePreset={chosen}
        onPreset={setChosen}
        onClear={() => setChosen(undefined)}
      />
      <FilterChip label="Status" presets={[{ id: 'settled', label: 'Settled' }]} />
    </Inline>
  );
}

export const Default: Story = {};
