import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldCases } from '../../stories/field-cases.tsx';
import { ZipInput } from './index.ts';

const meta = { title: 'Fields/ZIP input/States', component: ZipInput } satisfies Meta<
  typeof ZipInput
>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <ZipInput label="ZIP code" defaultValue={isFilled ? '10001' : ''} {...state} />
      )}
    />
  ),
};
