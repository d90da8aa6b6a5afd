import { Stack } from '../../packages/ui/src/components/layout/index.ts';
import { Money } from '../../packages/ui/src/components/money/index.ts';
import { Text } from '../../packages/ui/src/components/typography/index.ts';

/** Sample amounts for cards and rows on several pages, in cents. */
export const balances = [
  ['Available', 1_248_000],
  ['Pending', 320_450],
] as const;

interface BalanceProps {
  readonly name: string;
  readonly cents: number;
}

/** A balance with its name above it. */
export const Balance = ({ name, cents }: BalanceProps) => (
  <Stack gap="xs">
    <Text tone="muted" size="small" weight="medium">
      {name}
    </Text>
    <Money amount={cents} rank="balance" />
  </Stack>
);
