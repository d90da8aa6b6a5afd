import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ContextMenu } from './index.ts';

const meta = {
  title: 'Actions/Context menu/States',
  id: 'components-contextmenu-states',
  component: ContextMenu,
  args: {
    label: 'Payment',
    entries: [
      { id: 'open', label: 'Open', onAction: () => undefined },
      { id: 'copy', label: 'Copy ID', isDisabled: true, onAction: () => undefined },
      {
        id: 'money',
        label: 'Money',
        entries: [
          { id: 'capture', label: 'Capture', onAction: () => undefined },
          { id: 'refund', label: 'Refund', tone: 'danger', onAction: () => undefined },
        ],
      },
    ],
    children: <Button size="large">Payment 4821</Button>,
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The menu key opens it at the focused element. */
export const ByKey: Story = {
  render: (args) => (
    <div data-stage="" style={{ minBlockSize: 300 }}>
      <ContextMenu {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    button.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await waitFor(() =>
      expect(within(document.body).getByRole('menuitem', { name: 'Open' })).toBeVisible(),
    );
    // Also with reduced motion, which once left the menu at the button's start.
    const menu = within(document.body).getByRole('menu');
    await waitFor(() =>
      expect(menu.getBoundingClientRect().top).toBeGreaterThan(
        button.getBoundingClientRect().bottom,
      ),
    );
    await userEvent.keyboard('{ArrowDown}');
  },
};
