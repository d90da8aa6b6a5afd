import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldCases } from '../../stories/field-cases.tsx';
import { TextField } from './index.ts';

const meta = { title: 'Fields/Text field/States', component: TextField } satisfies Meta<
  typeof TextField
>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <TextField
          label="Company name"
          defaultValue={isFilled ? 'Blue Door Cafe' : ''}
          {...state}
        />
      )}
    />
  ),
};
