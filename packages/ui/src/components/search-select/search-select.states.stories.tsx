import type { Meta, StoryObj } from '@storybook/react-vite';
import { accounts, loadAccounts } from '../../stories/accounts.ts';
import { FieldCases } from '../../stories/field-cases.tsx';
import { SearchSelect } from './index.ts';

const meta = { title: 'Fields/Search select/States', component: SearchSelect } satisfies Meta<
  typeof SearchSelect
>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <SearchSelect
          label="Account"
          placeholder="Name or id"
          load={loadAccounts}
          selectedOption={accounts[1]}
          defaultValue={isFilled ? accounts[1]?.value : ''}
          {...state}
        />
      )}
    />
  ),
};
