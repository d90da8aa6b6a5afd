import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '../../packages/ui/src/components/badge/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { DescriptionList } from '../../packages/ui/src/components/description-list/index.ts';
import { Grid, Inline, Stack } from '../../packages/ui/src/components/layout/index.ts';
import { Money } from '../../packages/ui/src/components/money/index.ts';
import { Text } from '../../packages/ui/src/components/typography/index.ts';

const meta = { title: 'Foundations/Layout' } satisfies Meta;
export default meta;

const balances = [
  ['Available', 1_248_000],
  ['Pending', 320_450],
  ['Reserve', 75_000],
] as const;

/** 4 px between a name and its figure, 16 between cards, 12 between lines. */
const Spaced = () => (
  <Stack gap="lg">
    <Grid column="md" gap="lg">
      {balances.map(([name, cents]) => (
        <Card key={name}>
          <Stack gap="xs">
            <Text tone="muted" size="small" weight="medium">
              {name}
            </Text>
            <Money amount={cents} rank="balance" />
          </Stack>
        </Card>
      ))}
    </Grid>
    <Card
      title="Next payout"
      headingLevel={3}
      actions={<Button size="small">Change schedule</Button>}
    >
      <Stack gap="md">
        <Inline gap="sm">
          <Money amount={1_248_000} />
          <StatusBadge tone="review">Scheduled</StatusBadge>
        </Inline>
        <Text tone="muted" size="small">
          Reaches First Harbor Bank on November 24.
        </Text>
      </Stack>
    </Card>
  </Stack>
);

export const Spacing: StoryObj = { render: () => <Spaced /> };

/** Main content first, and its details after; one column when there is no room for two. */
export const RecordFirst: StoryObj = {
  render: () => (
    <Grid column="lg" gap="lg">
      <Card title="Dispute 7718" headingLevel={3}>
        <Stack gap="md">
          <Inline gap="sm">
            <Money amount={21_840} rank="hero" />
            <StatusBadge tone="warning">Evidence due 12-04-2026</StatusBadge>
          </Inline>
          <Text>The cardholder says the order never arrived.</Text>
          <Inline gap="sm">
            <Button variant="primary">Add evidence</Button>
            <Button>Accept dispute</Button>
          </Inline>
        </Stack>
      </Card>
      <Card title="Payment" headingLevel={3}>
        <DescriptionList
          columns={1}
          layout="inline"
          entries={[
            { term: 'Transaction', value: 'txn_0042' },
            { term: 'Card', value: 'Visa debit •••• 5556' },
            { term: 'AVS', value: 'Match' },
            { term: 'Captured', value: '11-02-2026' },
          ]}
        />
      </Card>
    </Grid>
  ),
};
