import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case } from '../../stories/cases.tsx';
import { FieldCases } from '../../stories/field-cases.tsx';
import { PasswordField } from './index.ts';

const meta = { title: 'Fields/Password field/States', component: PasswordField } satisfies Meta<
  typeof PasswordField
>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <PasswordField label="Password" defaultValue={isFilled ? 'correct horse' : ''} {...state} />
      )}
    >
      <Case label="weak">
        <PasswordField
          label="Password"
          defaultValue="1234"
          strength={{ level: 1, label: 'Weak' }}
        />
      </Case>
      <Case label="fair">
        <PasswordField
          label="Password"
          defaultValue="12345678"
          strength={{ level: 2, label: 'Fair' }}
        />
      </Case>
      <Case label="strong">
        <PasswordField
          label="Password"
          defaultValue="correct horse battery"
          strength={{ level: 4, label: 'Strong' }}
        />
      </Case>
    </FieldCases>
  ),
};
