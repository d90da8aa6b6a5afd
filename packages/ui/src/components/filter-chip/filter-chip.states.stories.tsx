import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { FilterChip } from './index.ts';

const meta = {
  title: 'Data/Filter chip/States',
  id: 'components-filterchip-states',
  component: FilterChip,
} satisfies Meta<typeof FilterChip>;
export default meta;

const none = () => undefined;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="to be added">
        <FilterChip label="Status" />
      </Case>
      <Case label="set">
        <FilterChip label="Status" value="Settled" />
      </Case>
      <Case label="set, can be cleared">
        <FilterChip label="Status" value="Settled" onClear={none} />
      </Case>
      <Case label="a long value">
        <FilterChip
          label="Sub-merchant"
          value="Blue Door Cafe, Juniper Books, Harbor Bikes"
          onClear={none}
        />
      </Case>
    </Cases>
  ),
};
