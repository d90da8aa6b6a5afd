import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuditDiff } from './index.ts';

const meta = {
  title: 'Data/Audit diff',
  id: 'components-auditdiff',
  component: AuditDiff,
  args: {
    label: 'Change of November 22',
    changes: [
      { field: 'Billing descriptor', before: 'BLUEDOOR', after: 'BLUE DOOR CAFE' },
      { field: 'Payout schedule', before: 'Weekly', after: 'Daily' },
      { field: 'Website', after: 'bluedoor.example' },
    ],
  },
} satisfies Meta<typeof AuditDiff>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
