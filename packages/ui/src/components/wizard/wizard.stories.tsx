import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wizard } from './index.ts';

const meta = {
  title: 'Components/Wizard',
  component: Wizard,
  args: {
    label: 'New account',
    finishLabel: 'Submit application',
    onFinish: () => undefined,
    steps: [
      { id: 'business', label: 'Business', content: 'Legal name, address and tax id.' },
      { id: 'owners', label: 'Owners', content: 'Everyone who holds 25 percent or more.' },
      { id: 'payout', label: 'Payout', content: 'The bank account for settled money.' },
    ],
  },
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Finishing: Story = { args: { isFinishing: true } };
