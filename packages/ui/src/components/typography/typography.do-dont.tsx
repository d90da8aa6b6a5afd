import type { DoDontPair } from '../../stories/do-dont.ts';
import { Stack } from '../layout/index.ts';
import { Money } from '../money/index.ts';
import { Heading, Text } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use one heavier weight per card, for the figure.',
    good: (
      <Stack gap="xs">
        <Text size="small" tone="muted">
          Available balance
        </Text>
        <Money amount={1_284_420} rank="balance" />
        <Text size="small">Arrives 11-27-2026</Text>
      </Stack>
    ),
    dont: 'Don’t use capitals for emphasis, or make everything bold.',
    bad: (
      <Stack gap="xs">
        <Heading level={3} rank="section">
          AVAILABLE BALANCE
        </Heading>
        <Text weight="semibold">$12,844.20</Text>
        <Text weight="semibold">ARRIVES 11-27-2026</Text>
      </Stack>
    ),
  },
];
