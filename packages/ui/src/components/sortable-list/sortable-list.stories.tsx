import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SortableList, type SortableListProps } from './index.ts';

const meta = {
  title: 'Fields/Sortable list',
  id: 'components-sortablelist',
  component: SortableList,
  args: {
    label: 'Evidence files',
    items: [
      { id: 'receipt', name: 'Receipt.pdf' },
      { id: 'delivery', name: 'Proof of delivery.png' },
      { id: 'terms', name: 'Refund policy, as accepted.pdf' },
      { id: 'mail', name: 'Correspondence with the cardholder.pdf' },
    ],
    onReorder: () => undefined,
  },
} satisfies Meta<typeof SortableList>;

export default meta;
type Story = StoryObj<typeof meta>;

function Sorting({ items: initial, ...props }: SortableListProps) {
  const [items, setItems] = useState(initial);
  return (
    <SortableList
      {...props}
      items={items}
      onReorder={(ids) => setItems(ids.flatMap((id) => items.find((item) => item.id === id) ?? []))}
    />
  );
}

export const Default: Story = { render: (args) => <Sorting {...args} /> };
