import type { Meta, StoryObj } from '@storybook/react-vite';
import { accounts, loadAccounts } from '../../stories/accounts.ts';
import { SearchSelect } from './index.ts';

const meta = {
  title: 'Fields/Search select',
  component: SearchSelect,
  args: { label: 'Account', placeholder: 'Name or ID', load: loadAccounts },
} satisfies Meta<typeof SearchSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  args: { defaultValue: accounts[41]?.value, selectedOption: accounts[41] },
};
export const OwnValues: Story = {
  args: {
    label: 'Account or its number',
    allowsCustomValue: true,
  },
};
export const Failing: Story = {
  args: { load: () => Promise.reject(new Error('The search is down')) },
};
