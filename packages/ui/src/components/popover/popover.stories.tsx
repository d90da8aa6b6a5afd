import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'Overlays/Popover',
  id: 'components-popover',
  component: Popover,
  args: {
    label: 'What a reserve is',
    trigger: <Button>About reserves</Button>,
    children: 'A share of each sale is held back for 90 days against chargebacks, then released.',
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible());
  },
};
