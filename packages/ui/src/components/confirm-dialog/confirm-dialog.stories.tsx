import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './index.ts';

const meta = {
  title: 'Overlays/Confirm dialog',
  id: 'components-confirmdialog',
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

function Opening(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Approve</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onConfirm={close} onCancel={close} />
    </>
  );
}

export const Default: Story = { render: (args) => <Opening {...args} /> };
export const Closed: Story = { args: { isOpen: false }, render: (args) => <Opening {...args} /> };
