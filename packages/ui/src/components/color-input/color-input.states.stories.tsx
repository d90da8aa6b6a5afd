import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldCases } from '../../stories/field-cases.tsx';
import { ColorInput } from './index.ts';

const meta = { title: 'Fields/Color input/States', component: ColorInput } satisfies Meta<
  typeof ColorInput
>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <ColorInput label="Primary color" defaultValue={isFilled ? '#1b4f8f' : ''} {...state} />
      )}
    />
  ),
};
