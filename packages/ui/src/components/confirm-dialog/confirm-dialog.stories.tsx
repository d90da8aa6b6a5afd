import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './index.ts';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Approve application 20418?',
    children: 'The account can charge cards as soon as its processor is provisioned.',
    confirmLabel: 'Approve',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
