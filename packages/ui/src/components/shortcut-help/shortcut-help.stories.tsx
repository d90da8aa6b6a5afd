import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { ShortcutHelp, type ShortcutHelpProps, ShortcutKeys, useShortcuts } from './index.ts';

const meta = {
  title: 'Navigation/Shortcut help',
  id: 'components-shortcuthelp',
  component: ShortcutHelp,
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    sections: [
      {
        title: 'Transactions',
        shortcuts: [
          { keys: ['j', 'arrowdown'], label: 'Next row' },
          { keys: ['k', 'arrowup'], label: 'Previous row' },
          { keys: ['enter'], label: 'Open the row' },
          { keys: ['shift+r'], label: 'Refund' },
        ],
      },
      {
        title: 'Everywhere',
        shortcuts: [
          { keys: ['mod+k'], label: 'Search pages and actions' },
          { keys: ['?'], label: 'Show this help' },
          { keys: ['escape'], label: 'Close what is on top' },
        ],
      },
    ],
  },
} satisfies Meta<typeof ShortcutHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

function Opening(props: ShortcutHelpProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  useShortcuts({ '?': () => setOpen(true) });
  return (
    <>
      <Button onPress={() => setOpen(true)} trailingIcon={<ShortcutKeys shortcut="?" />}>
        Keyboard shortcuts
      </Button>
      <ShortcutHelp {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const Default: Story = { render: (args) => <Opening {...args} /> };
export const Closed: Story = { args: { isOpen: false }, render: (args) => <Opening {...args} /> };
