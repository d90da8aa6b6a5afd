import type { Meta, StoryObj } from '@storybook/react-vite';
import { JsonView } from './index.ts';

const meta = {
  title: 'Data/JSON view',
  id: 'components-jsonview',
  component: JsonView,
  args: {
    label: 'Webhook payload',
    value: {
      event: 'transaction.captured',
      live: false,
      data: {
        id: 'txn_01HF7M2Z9',
        amount: 48.2,
        descriptor: 'BLUE DOOR CAFE',
        customer: { firstName: 'Ada', lastName: 'Lovelace', phone: null },
        splits: [
          { to: 'sm_1042', amount: 45 },
          { to: 'sm_1043', amount: 3.2 },
        ],
      },
    },
  },
} satisfies Meta<typeof JsonView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllOpen: Story = { args: { openLevels: 9 } };
