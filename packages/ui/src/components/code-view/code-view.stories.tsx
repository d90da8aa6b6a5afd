import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeView } from './index.ts';

const code = `curl https://harbor.localhost/api/v1/transactions \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Idempotency-Key: 4f7c2a1e" \\
  -d '{ "amount": 48.2, "subMerchantId": "sm_1042", "paymentMethod": "token" }'`;

const meta = {
  title: 'Data/Code view',
  id: 'components-codeview',
  component: CodeView,
  args: { label: 'Example call', code },
} satisfies Meta<typeof CodeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LineNumbers: Story = {
  args: { label: 'Example call by lines', hasLineNumbers: true },
};
