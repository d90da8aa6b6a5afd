import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Money } from '../money/index.ts';
import { Text } from '../typography/index.ts';
import { Grid, Inline, Stack } from './index.ts';

const meta = {
  title: 'Layout/Layout',
  id: 'components-layout',
  component: Stack,
  args: { children: 'Parts' },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const BALANCES = [
  ['Available', 1_248_000],
  ['Pending', 320_450],
  ['Reserve', 75_000],
] as const;

const balances = BALANCES.map(([label, amount]) => (
  <Card key={label}>
    <Stack gap="xs">
      <Text tone="muted" size="small" weight="medium">
        {label}
      </Text>
      <Money amount={amount} rank="balance" />
    </Stack>
  </Card>
));

export const Default: Story = {
  args: { gap: 'md', children: balances },
};
export const Beside: Story = {
  render: () => (
    <Inline justify="between">
      <Text>12 transactions</Text>
      <Money amount={1_248_000} />
    </Inline>
  ),
};
export const Columns: Story = { render: () => <Grid>{balances}</Grid> };
