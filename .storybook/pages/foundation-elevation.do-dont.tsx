import { Button } from '../../packages/ui/src/components/button/index.ts';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { Grid, Stack } from '../../packages/ui/src/components/layout/index.ts';
import { Text } from '../../packages/ui/src/components/typography/index.ts';
import type { DoDontPair } from '../../packages/ui/src/stories/do-dont.ts';
import { StillMenu } from '../../packages/ui/src/stories/still.tsx';
import { Balance, balances } from './balances.tsx';

const cards = balances.map(([name, cents]) => (
  <Card key={name}>
    <Balance name={name} cents={cents} />
  </Card>
));

const floating = { borderRadius: 'var(--pf-radius-lg)', boxShadow: 'var(--pf-shadow-overlay)' };

const entries = [
  { id: 'refund', label: 'Refund payment' },
  { id: 'receipt', label: 'Send receipt' },
];

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Let cards on one level look the same.',
    good: (
      <Grid column="xs" gap="lg">
        {cards}
      </Grid>
    ),
    dont: 'Don’t raise one card for emphasis; use type for that.',
    bad: (
      <Grid column="xs" gap="lg">
        <div style={floating}>{cards[0]}</div>
        {cards[1]}
      </Grid>
    ),
  },
  {
    do: 'Keep the border of what opens: in dark mode it’s the visible edge.',
    good: (
      <Stack gap="xs" align="start">
        <Button>Actions</Button>
        <StillMenu label="Payment actions" entries={entries} />
      </Stack>
    ),
    dont: 'Don’t leave it flat on the page.',
    bad: (
      <Stack gap="xs" align="start">
        <Button>Actions</Button>
        <div style={{ padding: 'var(--pf-space-xs)' }}>
          {entries.map(({ id, label }) => (
            <div key={id} style={{ padding: 'var(--pf-space-md) var(--pf-space-sm)' }}>
              <Text size="small">{label}</Text>
            </div>
          ))}
        </div>
      </Stack>
    ),
  },
];
