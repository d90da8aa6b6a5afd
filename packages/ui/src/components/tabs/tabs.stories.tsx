import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tabs, type TabsProps } from './index.ts';

const meta = {
  title: 'Navigation/Tabs',
  id: 'components-tabs',
  component: Tabs,
  args: {
    label: 'Transactions',
    selected: 'all',
    onChange: () => undefined,
    tabs: [
      { id: 'all', label: 'All', content: 'Every transaction of the account.' },
      { id: 'review', label: 'For review', count: 4, content: 'Held by a rule.' },
      { id: 'processing', label: 'Processing', content: 'Captured, not settled.' },
      { id: 'risk', label: 'Risk', isDisabled: true, content: 'Rule hits and alerts.' },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

function Choosing(props: TabsProps) {
  const [selected, setSelected] = useState(props.selected);
  return <Tabs {...props} selected={selected} onChange={setSelected} />;
}

export const Default: Story = { render: (args) => <Choosing {...args} /> };
export const Narrow: Story = {
  globals: { width: '360' },
  render: (args) => <Choosing {...args} />,
};
