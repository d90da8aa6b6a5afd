import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CommandPalette } from './index.ts';

const meta = {
  title: 'Navigation/Command palette/States',
  id: 'components-commandpalette-states',
  component: CommandPalette,
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    commands: [{ id: 'tx', label: 'Transactions', group: 'Pages' }],
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Searching: Story = { args: { isSearching: true } };

export const FoundByServer: Story = {
  args: {
    found: [
      { id: '1', label: 'Blue Door Cafe', group: 'Accounts', description: 'sm_1042' },
      { id: '2', label: 'Nordhaven Cycles', group: 'Accounts', description: 'sm_1043' },
    ],
  },
};

export const NothingFound: Story = {
  play: async () => {
    const palette = within(document.body);
    await userEvent.type(palette.getByRole('combobox'), 'zebra');
    await expect(palette.queryByRole('option')).toBeNull();
  },
};

export const WithRecent: Story = {
  args: {
    commands: [
      { id: 'tx', label: 'Transactions', group: 'Pages' },
      { id: 'dp', label: 'Disputes', group: 'Pages' },
      { id: 'inv', label: 'New invoice', group: 'Actions' },
    ],
    recent: ['inv', 'dp'],
  },
};
