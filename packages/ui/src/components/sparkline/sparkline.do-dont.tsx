import type { DoDontPair } from '../../stories/do-dont.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Money } from '../money/index.ts';
import { Text } from '../typography/index.ts';
import { Sparkline } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Put it beside a figure, over the same date range.',
    good: (
      <Stack gap="xs">
        <Text size="small" tone="muted">
          Volume, last 7 days
        </Text>
        <Money amount={1_284_420} rank="balance" />
        <Sparkline
          values={[1620, 1710, 1580, 1840, 1905, 1760, 2429]}
          label="Rising since Monday"
        />
      </Stack>
    ),
    dont: 'Don’t compare two sparklines: each has its own scale, so $12 here looks like $2,400.',
    bad: (
      <Stack gap="md">
        {['Blue Door Cafe', 'Nordhaven Cycles'].map((name, index) => (
          <Inline key={name} gap="md" isOneLine>
            <Text size="small">{name}</Text>
            <Sparkline
              values={[1620, 1710, 1580, 1840, 1905, 1760, 2429].map((value) =>
                index === 0 ? value : value / 200,
              )}
            />
          </Inline>
        ))}
      </Stack>
    ),
  },
];
