import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.ts';
import { Heading, Text } from './index.ts';

const meta = {
  title: 'Layout/Typography',
  id: 'components-typography',
  component: Text,
  args: { children: 'Money from this account reaches the bank in two business days.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Muted: Story = { args: { tone: 'muted', size: 'small' } };
export const Headings: Story = {
  render: () => (
    <Stack gap="md">
      <Heading level={1}>Payouts</Heading>
      <Heading>Bank account</Heading>
      <Heading level={3}>Schedule</Heading>
      <Heading level={4}>Next payout</Heading>
    </Stack>
  ),
};
