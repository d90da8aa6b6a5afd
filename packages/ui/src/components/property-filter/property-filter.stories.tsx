import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FilterProperty, PropertyFilter } from './index.ts';

const properties: readonly FilterProperty[] = [
  { id: 'customer', label: 'Customer', kind: 'text' },
  { id: 'amount', label: 'Amount', kind: 'number' },
  { id: 'created', label: 'Created', kind: 'date-range' },
  { id: 'due', label: 'Due', kind: 'date' },
  {
    id: 'status',
    label: 'Status',
    kind: 'options',
    options: ['Settled', 'Captured', 'Declined', 'Review'].map((label) => ({
      value: label.toLowerCase(),
      label,
    })),
  },
];

const meta = {
  title: 'Data/Property filter',
  id: 'components-property-filter',
  component: PropertyFilter,
  args: { label: 'Filter transactions', placeholder: 'Amount >= 100', properties },
} satisfies Meta<typeof PropertyFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    defaultValue: [
      { propertyId: 'status', operator: '=', value: 'review' },
      { propertyId: 'amount', operator: '>=', value: '100' },
      { propertyId: 'created', operator: '=', value: '2026-11-01/2026-11-15' },
      { propertyId: 'customer', operator: '~', value: '/^ada|grace/i' },
    ],
  },
};
export const Empty: Story = { args: { allowsFreeText: true } };
