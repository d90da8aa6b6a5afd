import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './index.ts';

const meta = {
  title: 'Navigation/Stepper',
  id: 'components-stepper',
  component: Stepper,
  args: {
    label: 'Dispute',
    steps: [
      { id: 'opened', label: 'Opened', description: 'November 3', state: 'done' },
      { id: 'evidence', label: 'Evidence', description: 'Due November 24', state: 'current' },
      { id: 'decision', label: 'Decision', description: 'By the card network', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Vertical: Story = { args: { orientation: 'vertical' } };
