import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldCases } from '../../stories/field-cases.tsx';
import { EinInput, SsnInput } from './index.ts';

const meta = { title: 'Fields/Tax ID input/States', component: SsnInput } satisfies Meta<
  typeof SsnInput
>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <SsnInput
          label="Social Security number"
          defaultValue={isFilled ? '123456789' : ''}
          {...state}
        />
      )}
    />
  ),
};
export const Employer: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <EinInput label="EIN" defaultValue={isFilled ? '123456789' : ''} {...state} />
      )}
    />
  ),
};
