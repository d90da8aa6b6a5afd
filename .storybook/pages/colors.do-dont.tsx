import { Status, StatusBadge } from '../../packages/ui/src/components/badge/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { Inline, Stack } from '../../packages/ui/src/components/layout/index.ts';
import { Money } from '../../packages/ui/src/components/money/index.ts';
import { Text } from '../../packages/ui/src/components/typography/index.ts';
import type { DoDontPair } from '../../packages/ui/src/stories/do-dont.ts';

const payments = [
  ['Ada Lovelace', 'Settled', 'success', 124_800],
  ['Blue Door Cafe', 'Declined', 'danger', 4_820],
  ['Grace Hopper', 'In review', 'review', 61_275],
] as const;

/** A dot that conveys its meaning by color alone. */
const dot = (tone: 'success' | 'danger' | 'warning') => (
  <span
    style={{
      inlineSize: 10,
      blockSize: 10,
      borderRadius: '50%',
      background: `var(--pf-color-${tone}-solid)`,
    }}
  />
);

const dots = { success: dot('success'), danger: dot('danger'), review: dot('warning') } as const;

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Say the status in a word, and let its color help people find it.',
    good: (
      <Stack gap="md">
        {payments.map(([payer, status, tone]) => (
          <Inline key={payer} justify="between">
            <Text size="small">{payer}</Text>
            <Status tone={tone}>{status}</Status>
          </Inline>
        ))}
      </Stack>
    ),
    dont: 'Don’t convey meaning by color alone.',
    bad: (
      <Stack gap="md">
        {payments.map(([payer, , tone]) => (
          <Inline key={payer} justify="between">
            <Text size="small">{payer}</Text>
            {dots[tone]}
          </Inline>
        ))}
      </Stack>
    ),
  },
  {
    do: 'Reserve the brand’s color for what people can do next.',
    good: (
      <Card
        title="Next payout"
        headingLevel={4}
        actions={
          <Button variant="primary" size="small">
            Pay out now
          </Button>
        }
      >
        <Inline gap="sm">
          <Money amount={1_248_000} rank="hero" />
          <StatusBadge tone="info">Scheduled</StatusBadge>
        </Inline>
      </Card>
    ),
    dont: 'Don’t fill cards or headings with it: the button then gets lost.',
    bad: (
      <div
        style={{
          padding: 'var(--pf-space-lg)',
          borderRadius: 'var(--pf-radius-lg)',
          background: 'var(--pf-color-primary)',
          color: 'var(--pf-color-on-primary)',
        }}
      >
        <Stack gap="md">
          <Inline justify="between">
            <strong>Next payout</strong>
            <Button variant="primary" size="small">
              Pay out now
            </Button>
          </Inline>
          <strong>$12,480.00</strong>
        </Stack>
      </div>
    ),
  },
  {
    do: 'Leave amounts in the text color. Green and red mean good and bad news.',
    good: (
      <Stack gap="sm">
        {payments.map(([payer, , , cents]) => (
          <Inline key={payer} justify="between">
            <Text size="small">{payer}</Text>
            <Money amount={cents} rank="row" />
          </Inline>
        ))}
      </Stack>
    ),
    dont: 'Don’t color an amount just because it’s money.',
    bad: (
      <Stack gap="sm">
        {payments.map(([payer, , , cents]) => (
          <Inline key={payer} justify="between">
            <Text size="small">{payer}</Text>
            <Money amount={cents} rank="row" tone="positive" />
          </Inline>
        ))}
      </Stack>
    ),
  },
  {
    do: 'Take background and text from the same tone: its contrast is checked.',
    good: (
      <div
        style={{
          padding: 'var(--pf-space-md)',
          borderRadius: 'var(--pf-radius-md)',
          background: 'var(--pf-color-warning-ground)',
          color: 'var(--pf-color-warning-text)',
        }}
      >
        Evidence is due on 12-04-2026.
      </div>
    ),
    dont: 'Don’t mix a tone’s text with another background, or write your own color values.',
    bad: (
      <div
        style={{
          padding: 'var(--pf-space-md)',
          borderRadius: 'var(--pf-radius-md)',
          background: 'var(--pf-color-warning-solid)',
          color: 'var(--pf-color-warning-ground)',
        }}
      >
        Evidence is due on 12-04-2026.
      </div>
    ),
  },
];
