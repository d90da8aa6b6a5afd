import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldCases } from '../../stories/field-cases.tsx';
import { ComboBox } from './index.ts';

const options = [
  { value: 'sm_1001', label: 'Blue Door Cafe', description: 'sm_1001' },
  { value: 'sm_1002', label: 'Nordhaven Cycles', description: 'sm_1002' },
  { value: 'sm_1003', label: 'Riverside Books', description: 'sm_1003' },
];

const meta = { title: 'Fields/Combo box/States', component: ComboBox } satisfies Meta<
  typeof ComboBox
>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <ComboBox
          label="Sub-merchant"
          options={options}
          placeholder="Name or id"
          defaultValue={isFilled ? 'sm_1002' : ''}
          {...state}
        />
      )}
    />
  ),
};
