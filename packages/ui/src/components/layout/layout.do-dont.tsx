import type { DoDontPair } from '../../stories/do-dont.ts';
import { Card } from '../card/index.ts';
import { Money } from '../money/index.ts';
import { Text } from '../typography/index.ts';
import { Stack } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Nest a `Stack` with a smaller gap for related items.',
    good: (
      <Card>
        <Stack gap="lg">
          <Stack gap="xs">
            <Text size="small" tone="muted">
              Available balance
            </Text>
            <Money amount={1_284_420} rank="balance" />
          </Stack>
          <Stack gap="xs">
            <Text size="small" tone="muted">
              Pending
            </Text>
            <Money amount={218_050} rank="balance" />
          </Stack>
        </Stack>
      </Card>
    ),
    dont: 'Don’t space everything evenly: which label belongs to which amount?',
    bad: (
      <Card>
        <Stack gap="lg">
          <Text size="small" tone="muted">
            Available balance
          </Text>
          <Money amount={1_284_420} rank="balance" />
          <Text size="small" tone="muted">
            Pending
          </Text>
          <Money amount={218_050} rank="balance" />
        </Stack>
      </Card>
    ),
  },
];
