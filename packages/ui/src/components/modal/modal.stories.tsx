import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Modal, type ModalProps } from './index.ts';

const meta = {
  title: 'Overlays/Modal',
  id: 'components-modal',
  component: Modal,
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    title: 'Refund $48.20 to Ada Lovelace?',
    children: 'The money goes back to the card ending in 4242 within 3 to 5 banking days.',
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

function Opening(props: ModalProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Refund</Button>
      <Modal
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button onPress={close}>Cancel</Button>
            <Button variant="primary" onPress={close}>
              Refund $48.20
            </Button>
          </>
        }
      />
    </>
  );
}

export const Default: Story = { render: (args) => <Opening {...args} /> };
export const Closed: Story = { args: { isOpen: false }, render: (args) => <Opening {...args} /> };
export const Static: Story = { args: { isStatic: true }, render: (args) => <Opening {...args} /> };
export const Large: Story = { args: { size: 'large' }, render: (args) => <Opening {...args} /> };
