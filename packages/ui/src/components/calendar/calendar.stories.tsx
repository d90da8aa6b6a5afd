import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar } from './index.ts';

const meta = {
  title: 'Data/Calendar',
  id: 'components-calendar',
  component: Calendar,
  args: { label: 'Payout day', defaultValue: '2026-11-18' },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Bounded: Story = { args: { earliest: '2026-11-09', latest: '2026-11-25' } };
export const Schedule: Story = {
  args: {
    label: 'Next invoices and payouts',
    defaultValue: null,
    defaultMonth: '2026-12-01',
    isReadOnly: true,
    marks: [
      { date: '2026-12-01', label: 'Invoice $49.00', tone: 'info' },
      { date: '2026-12-01', label: 'Payout $1,204.18', tone: 'success' },
      { date: '2026-12-08', label: 'Invoice $49.00', tone: 'info' },
      { date: '2026-12-10', label: 'Dispute due', tone: 'danger' },
      { date: '2026-12-15', label: 'Invoice $49.00', tone: 'info' },
      { date: '2026-12-25', label: 'Bank holiday' },
    ],
  },
};
