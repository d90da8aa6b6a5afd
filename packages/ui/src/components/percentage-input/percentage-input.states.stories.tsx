import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldCases } from '../../stories/field-cases.tsx';
import { PercentageInput } from './index.ts';

const meta = {
  title: 'Money/Percentage input/States',
  id: 'fields-percentage-input-states',
  component: PercentageInput,
} satisfies Meta<typeof PercentageInput>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <PercentageInput
          label="Commission (percent)"
          placeholder="0.00"
          defaultValue={isFilled ? '2.9' : ''}
          {...state}
        />
      )}
    />
  ),
};
