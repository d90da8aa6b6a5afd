import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Modal } from './index.ts';

const meta = {
  title: 'Overlays/Modal/States',
  id: 'components-modal-states',
  component: Modal,
} satisfies Meta<typeof Modal>;
export default meta;

const PARAGRAPHS = Array.from({ length: 24 }, (_, index) => `Clause ${index + 1}`);
const stay = () => undefined;

export const LongContent: StoryObj = {
  render: () => (
    <Modal
      isOpen
      onOpenChange={stay}
      size="small"
      title="Terms and Conditions of the sub-merchant agreement"
      footer={<Button variant="primary">Accept</Button>}
    >
      {PARAGRAPHS.map((clause) => (
        <p key={clause}>
          {clause}. The facilitator settles the merchant’s transactions on each banking day.
        </p>
      ))}
    </Modal>
  ),
};
