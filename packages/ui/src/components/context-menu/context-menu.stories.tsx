import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ContextMenu } from './index.ts';

const meta = {
  title: 'Actions/Context menu',
  id: 'components-contextmenu',
  component: ContextMenu,
  args: {
    label: 'Payment',
    entries: [
      { id: 'open', label: 'Open', onAction: () => undefined },
      { id: 'copy', label: 'Copy ID', onAction: () => undefined },
      {
        id: 'money',
        entries: [{ id: 'refund', label: 'Refund', tone: 'danger', onAction: () => undefined }],
      },
    ],
    children: (
      <Button isFullWidth size="large">
        Payment 4821: right-click, or Shift+F10
      </Button>
    ),
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const target = within(canvasElement).getByRole('button');
    await userEvent.pointer({ keys: '[MouseRight]', target });
    await waitFor(() =>
      expect(within(document.body).getByRole('menuitem', { name: 'Open' })).toBeVisible(),
    );
  },
};
