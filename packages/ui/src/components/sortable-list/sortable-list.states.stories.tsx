import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Case, Cases } from '../../stories/cases.tsx';
import { Badge } from '../badge/index.ts';
import { SortableList } from './index.ts';

const meta = {
  title: 'Fields/Sortable list/States',
  id: 'components-sortablelist-states',
  component: SortableList,
} satisfies Meta<typeof SortableList>;
export default meta;

const none = () => undefined;
const items = [
  { id: 'a', name: 'Receipt.pdf' },
  { id: 'b', name: 'Proof of delivery, signed by the neighbor who took the parcel in.png' },
  { id: 'c', name: 'Terms.pdf' },
];

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="rest">
        <SortableList label="Rest" items={items} onReorder={none} />
      </Case>
      <Case label="picked up">
        <SortableList label="Picked up" items={items} onReorder={none} />
      </Case>
      <Case label="with more in a row">
        <SortableList
          label="Rich"
          onReorder={none}
          items={items.map((item) => ({
            ...item,
            content: (
              <>
                {item.name} <Badge tone="info">New</Badge>
              </>
            ),
          }))}
        />
      </Case>
      <Case label="read-only">
        <SortableList label="Read-only" items={items} onReorder={none} isReadOnly />
      </Case>
      <Case label="one item">
        <SortableList label="One" items={items.slice(0, 1)} onReorder={none} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Picked up' });
    within(list).getByRole('button', { name: 'Move Terms.pdf' }).focus();
    await userEvent.keyboard(' {ArrowUp}');
  },
};
