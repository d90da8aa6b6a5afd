import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldCases } from '../../stories/field-cases.tsx';
import { TextArea } from './index.ts';

const meta = { title: 'Fields/Text area/States', component: TextArea } satisfies Meta<
  typeof TextArea
>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <TextArea
          label="Notes"
          defaultValue={isFilled ? 'Customer called about the charge.\nAsked for a receipt.' : ''}
          {...state}
        />
      )}
    />
  ),
};
