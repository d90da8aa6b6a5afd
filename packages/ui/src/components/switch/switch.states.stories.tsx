import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case } from '../../stories/cases.tsx';
import { FieldCases } from '../../stories/field-cases.tsx';
import { Switch } from './index.ts';

const meta = { title: 'Fields/Switch/States', component: Switch } satisfies Meta<typeof Switch>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      hasReadOnly={false}
      field={(state, isFilled) => <Switch label="Apple Pay" defaultValue={isFilled} {...state} />}
    >
      <Case label="pending, off">
        <Switch label="Apple Pay" value={false} isPending />
      </Case>
      <Case label="pending, on">
        <Switch label="Apple Pay" value isPending />
      </Case>
    </FieldCases>
  ),
};
