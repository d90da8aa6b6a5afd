import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldCases } from '../../stories/field-cases.tsx';
import { RoutingNumberInput } from './index.ts';

const meta = {
  title: 'Money/Routing number input/States',
  id: 'fields-routing-number-input-states',
  component: RoutingNumberInput,
} satisfies Meta<typeof RoutingNumberInput>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <RoutingNumberInput
          label="Routing number"
          defaultValue={isFilled ? '021000021' : ''}
          {...state}
        />
      )}
    />
  ),
};
