import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldCases } from '../../stories/field-cases.tsx';
import { Select } from './index.ts';

const options = [
  { value: 'card', label: 'Credit card' },
  { value: 'ach', label: 'Bank debit' },
  { value: 'wire', label: 'Wire', isDisabled: true },
];

const meta = { title: 'Fields/Select/States', component: Select } satisfies Meta<typeof Select>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      hasReadOnly={false}
      field={(state, isFilled) => (
        <Select
          label="Payment method"
          options={options}
          placeholder="Any method"
          defaultValue={isFilled ? 'ach' : ''}
          {...state}
        />
      )}
    />
  ),
};
