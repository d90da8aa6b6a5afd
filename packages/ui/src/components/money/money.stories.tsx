import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '../badge/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Text } from '../typography/index.ts';
import { Delta, HeroAmount, Money } from './index.ts';

const meta = {
  title: 'Money/Money',
  id: 'components-money',
  component: Money,
  args: { amount: 1_248_050, rank: 'hero' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BesideItsStatus: Story = {
  render: (args) => (
    <Inline gap="md">
      <Money {...args} hasCode />
      <StatusBadge tone="approved">Settled</StatusBadge>
    </Inline>
  ),
};
/** The main amount of a screen. */
export const Hero: Story = {
  render: (args) => (
    <HeroAmount label="Card volume" amount={args.amount}>
      <Delta change={0.279} />
      <span>8,768 payments</span>
    </HeroAmount>
  ),
};
export const Balance: Story = {
  args: { rank: 'balance' },
  render: (args) => (
    <Stack gap="xs">
      <Text tone="muted" size="small" weight="medium">
        Sales this month
      </Text>
      <Money {...args} />
      <Delta change={0.124} comparedWith="vs October" />
    </Stack>
  ),
};
