import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { FormLayout } from '../form-layout/index.ts';
import { AddressFields } from './index.ts';

const meta = { title: 'Fields/Address fields/States', component: AddressFields } satisfies Meta<
  typeof AddressFields
>;
export default meta;

const empty = { line1: '', line2: '', city: '', state: '', zip: '' };
const filled = {
  line1: '18 Commercial St',
  line2: '',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
};
const given = { onChange: () => undefined, states: [{ value: 'ME', label: 'Maine' }] };

export const Matrix: StoryObj = {
  render: () => (
    <Cases width="wide">
      <Case label="empty, required">
        <FormLayout label="Empty">
          <AddressFields {...given} title="Required address" value={empty} isRequired />
        </FormLayout>
      </Case>
      <Case label="filled, disabled">
        <FormLayout label="Filled">
          <AddressFields {...given} title="Disabled address" value={filled} isDisabled />
        </FormLayout>
      </Case>
    </Cases>
  ),
};
