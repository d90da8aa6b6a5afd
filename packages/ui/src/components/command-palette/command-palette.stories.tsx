import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { AddIcon, DisputeIcon, SettingsIcon, TransactionIcon } from '../icons/index.ts';
import { ShortcutKeys, useShortcuts } from '../shortcut-help/index.ts';
import { CommandPalette, type CommandPaletteProps } from './index.ts';

const meta = {
  title: 'Navigation/Command palette',
  id: 'components-commandpalette',
  component: CommandPalette,
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    commands: [
      { id: 'tx', label: 'Transactions', group: 'Pages', icon: <TransactionIcon size={16} /> },
      { id: 'dp', label: 'Disputes', group: 'Pages', icon: <DisputeIcon size={16} /> },
      {
        id: 'set',
        label: 'Settings',
        group: 'Pages',
        icon: <SettingsIcon size={16} />,
        keywords: ['profile', 'password'],
      },
      {
        id: 'inv',
        label: 'New invoice',
        group: 'Actions',
        icon: <AddIcon size={16} />,
        shortcut: 'mod+i',
        description: 'For an account you manage',
      },
      { id: 'link', label: 'New pay link', group: 'Actions', icon: <AddIcon size={16} /> },
    ],
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

function Opening(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  useShortcuts({ 'mod+k': () => setOpen(true) });
  return (
    <>
      <Button onPress={() => setOpen(true)} trailingIcon={<ShortcutKeys shortcut="mod+k" />}>
        Search
      </Button>
      <CommandPalette {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const Default: Story = { render: (args) => <Opening {...args} /> };
export const Closed: Story = { args: { isOpen: false }, render: (args) => <Opening {...args} /> };
