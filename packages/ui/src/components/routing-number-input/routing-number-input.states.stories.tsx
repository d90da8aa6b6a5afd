import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldCases } from '../../stories/field-cases.tsx';
import { RoutingNumberInput } from './index.ts';

const meta = {
  title: 'Fields/Routing number input/States',
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
