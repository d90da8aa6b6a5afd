import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { FieldCases } from '../../stories/field-cases.tsx';
import { type FilterProperty, PropertyFilter } from './index.ts';

const properties: readonly FilterProperty[] = [
  { id: 'customer', label: 'Customer', kind: 'text' },
  { id: 'amount', label: 'Amount', kind: 'number' },
];

const meta = {
  title: 'Data/Property filter/States',
  id: 'components-property-filter-states',
  component: PropertyFilter,
  args: { label: 'Filter transactions', properties },
} satisfies Meta<typeof PropertyFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <FieldCases
      field={(state, isFilled) => (
        <PropertyFilter
          {...args}
          placeholder="Amount >= 100"
          defaultValue={isFilled ? [{ propertyId: 'amount', operator: '>=', value: '100' }] : []}
          {...state}
        />
      )}
    />
  ),
};

export const Suggesting: Story = {
  render: (args) => (
    <div data-stage="" style={{ minBlockSize: 320, maxInlineSize: 420 }}>
      <PropertyFilter {...args} />
    </div>
  ),
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'Amount ');
    await screen.findAllByRole('option');
  },
};
