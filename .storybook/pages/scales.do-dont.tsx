import { Card } from '../../packages/ui/src/components/card/index.ts';
import { CopyValue } from '../../packages/ui/src/components/copy-value/index.ts';
import { Inline, Stack } from '../../packages/ui/src/components/layout/index.ts';
import { Delta, Money } from '../../packages/ui/src/components/money/index.ts';
import { Text } from '../../packages/ui/src/components/typography/index.ts';
import type { DoDontPair } from '../../packages/ui/src/stories/do-dont.ts';

const payouts = [
  ['11-20-2026', 1_248_050],
  ['11-19-2026', 98_311],
  ['11-18-2026', 1_102_400],
] as const;

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** By default fonts have proportional digits. */
const proportional = { fontVariantNumeric: 'proportional-nums' } as const;

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Make the figure the heaviest element of a card, with its label small above it.',
    good: (
      <Card>
        <Stack gap="xs">
          <Text tone="muted" size="small" weight="medium">
            Card sales
          </Text>
          <Money amount={22_340_400} rank="hero" />
          <Delta change={0.124} comparedWith="vs October" />
        </Stack>
      </Card>
    ),
    dont: 'Don’t make the label a heading and the figure body text.',
    bad: (
      <Card>
        <Stack gap="xs">
          <strong style={{ fontSize: 'var(--pf-font-size-xxl)' }}>Card sales</strong>
          <Text>$223,404.00, up 12.4% vs October</Text>
        </Stack>
      </Card>
    ),
  },
  {
    do: 'Align figures to the end, in tabular digits.',
    good: (
      <Stack gap="sm">
        {payouts.map(([date, cents]) => (
          <Inline key={date} justify="between">
            <Text size="small">{date}</Text>
            <Money amount={cents} rank="row" />
          </Inline>
        ))}
      </Stack>
    ),
    dont: 'Don’t align them to the start: the largest is hard to spot.',
    bad: (
      <Stack gap="sm">
        {payouts.map(([date, cents]) => (
          <Inline key={date} gap="xl">
            <Text size="small">{date}</Text>
            <span style={proportional}>{usd.format(cents / 100)}</span>
          </Inline>
        ))}
      </Stack>
    ),
  },
  {
    do: 'Take sizes from the scale, and use at most two weights in one place.',
    good: (
      <Stack gap="xs">
        <Text weight="medium">Blue Door Cafe</Text>
        <Text tone="muted" size="small">
          Sub-merchant since March 2024
        </Text>
      </Stack>
    ),
    dont: 'Don’t use capitals, italics, or a size between two steps for emphasis.',
    bad: (
      <Stack gap="xs">
        <strong style={{ fontSize: 19, letterSpacing: '0.08em' }}>BLUE DOOR CAFE</strong>
        <em style={{ fontSize: 15 }}>Sub-merchant since March 2024</em>
      </Stack>
    ),
  },
  {
    do: 'Use the monospaced typeface for text people compare character by character.',
    good: <CopyValue value="tx_8f21aa90c4d2" label="transaction ID" isMono />,
    dont: 'Don’t use it for names or amounts.',
    bad: (
      <span style={{ fontFamily: 'var(--pf-font-family-mono)' }}>Blue Door Cafe paid $48.20</span>
    ),
  },
];
