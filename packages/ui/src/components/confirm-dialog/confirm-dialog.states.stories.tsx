import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './index.ts';

const meta = {
  title: 'Overlays/Confirm dialog/States',
  id: 'components-confirmdialog-states',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Void transaction 4821?',
    children: 'The $48.20 hold will be released. This can’t be undone.',
    confirmLabel: 'Void transaction',
    tone: 'danger',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};
export const Confirming: Story = { args: { isConfirming: true } };
export const Failed: Story = {
  args: { error: 'The processor refused the void: the batch is already closed.' },
};
