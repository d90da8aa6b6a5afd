import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldCases } from '../../stories/field-cases.tsx';
import { PhoneInput } from './index.ts';

const meta = { title: 'Fields/Phone input/States', component: PhoneInput } satisfies Meta<
  typeof PhoneInput
>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <PhoneInput label="Phone" defaultValue={isFilled ? '5551234567' : ''} {...state} />
      )}
    />
  ),
};
