import type { Meta, StoryObj } from '@storybook/react-vite';
import { Status, StatusBadge } from '../../packages/ui/src/components/badge/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { Grid, Inline, Stack } from '../../packages/ui/src/components/layout/index.ts';
import { Link } from '../../packages/ui/src/components/link/index.ts';
import { Delta, Money } from '../../packages/ui/src/components/money/index.ts';
import { Text } from '../../packages/ui/src/components/typography/index.ts';

const meta = { title: 'Direction' } satisfies Meta;
export default meta;

export const NumbersFirst: StoryObj = {
  render: () => (
    <Grid column="lg" gap="lg" isStretched>
      <Card>
        <Stack gap="xs">
          <Text tone="muted" size="small">
            Payment txn_0042
          </Text>
          <Inline gap="sm">
            <Money amount={124_800} rank="hero" />
            <StatusBadge tone="success">Settled</StatusBadge>
          </Inline>
        </Stack>
      </Card>
      <Card>
        <Stack gap="xs">
          <Text tone="muted" size="small">
            Available balance
          </Text>
          <Money amount={1_248_050} rank="balance" />
          <Delta change={0.12} comparedWith="vs October" />
        </Stack>
      </Card>
    </Grid>
  ),
};

const latest = [
  ['Ada Lovelace', 'Settled', 'success', 124_800],
  ['Blue Door Cafe', 'Declined', 'danger', 4_820],
  ['Grace Hopper', 'In review', 'review', 61_275],
] as const;

export const OneAccent: StoryObj = {
  render: () => (
    <Card
      title="Latest payments"
      headingLevel={3}
      actions={
        <Button variant="primary" size="small">
          New payment
        </Button>
      }
    >
      <Stack gap="md">
        {latest.map(([payer, status, tone, cents]) => (
          <Inline key={payer} justify="between">
            <Link href="#payment" variant="standalone">
              {payer}
            </Link>
            <Inline gap="lg">
              <Status tone={tone}>{status}</Status>
              <Money amount={cents} rank="row" />
            </Inline>
          </Inline>
        ))}
      </Stack>
    </Card>
  ),
};
