import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case } from '../../stories/cases.tsx';
import { FieldCases } from '../../stories/field-cases.tsx';
import { Checkbox } from './index.ts';

const meta = { title: 'Fields/Checkbox/States', component: Checkbox } satisfies Meta<
  typeof Checkbox
>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      hasReadOnly={false}
      field={(state, isFilled) => (
        <Checkbox label="Send a receipt" defaultValue={isFilled} {...state} />
      )}
    >
      <Case label="indeterminate">
        <Checkbox label="Send a receipt" isIndeterminate />
      </Case>
      <Case label="indeterminate, disabled">
        <Checkbox label="Send a receipt" isIndeterminate isDisabled />
      </Case>
    </FieldCases>
  ),
};
