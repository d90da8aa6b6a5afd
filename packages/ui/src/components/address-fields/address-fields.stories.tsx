import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FormLayout } from '../form-layout/index.ts';
import { AddressFields, type AddressFieldsProps } from './index.ts';

const meta = {
  title: 'Fields/Address fields',
  component: AddressFields,
  args: {
    title: 'Billing address',
    value: { line1: '18 Commercial St', line2: '', city: 'Portland', state: 'ME', zip: '04101' },
    onChange: () => undefined,
    states: [
      { value: 'ME', label: 'Maine' },
      { value: 'NY', label: 'New York' },
    ],
  },
} satisfies Meta<typeof AddressFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: (args) => <Sample {...args} /> };

function Sample(props: AddressFieldsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <FormLayout label="Customer">
      <AddressFields {...props} value={value} onChange={setValue} />
    </FormLayout>
  );
}
