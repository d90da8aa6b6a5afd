import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case } from '../../stories/cases.tsx';
import { FieldCases } from '../../stories/field-cases.tsx';
import { RadioGroup } from './index.ts';

const options = [
  { value: 'single', label: 'Single use' },
  { value: 'multi', label: 'Several uses' },
];

const meta = { title: 'Fields/Radio group/States', component: RadioGroup } satisfies Meta<
  typeof RadioGroup
>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      hasReadOnly={false}
      field={(state, isFilled) => (
        <RadioGroup
          label="Use of the link"
          options={options}
          defaultValue={isFilled ? 'multi' : ''}
          {...state}
        />
      )}
    >
      <Case label="horizontal">
        <RadioGroup
          label="Use of the link"
          orientation="horizontal"
          options={options}
          defaultValue="single"
        />
      </Case>
      <Case label="one choice disabled">
        <RadioGroup
          label="Use of the link"
          options={[...options, { value: 'never', label: 'Never', isDisabled: true }]}
        />
      </Case>
    </FieldCases>
  ),
};
