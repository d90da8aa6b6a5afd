import { StatusBadge } from '../../packages/ui/src/components/badge/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { DescriptionList } from '../../packages/ui/src/components/description-list/index.ts';
import { Grid, Inline, Stack } from '../../packages/ui/src/components/layout/index.ts';
import { Money } from '../../packages/ui/src/components/money/index.ts';
import { Text } from '../../packages/ui/src/components/typography/index.ts';
import type { DoDontPair } from '../../packages/ui/src/stories/do-dont.ts';
import { Balance, balances } from './balances.tsx';

const facts = (
  <DescriptionList
    columns={1}
    layout="inline"
    entries={[
      { term: 'Transaction', value: 'txn_0042' },
      { term: 'Card', value: 'Visa debit •••• 5556' },
    ]}
  />
);

const dispute = (
  <Stack gap="md">
    <Inline gap="sm">
      <Money amount={21_840} rank="hero" />
      <StatusBadge tone="warning">Evidence due 12-04-2026</StatusBadge>
    </Inline>
    <Inline gap="sm">
      <Button variant="primary">Add evidence</Button>
      <Button>Accept dispute</Button>
    </Inline>
  </Stack>
);

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Put what people came for first, and details after it.',
    good: (
      <Card>
        <Stack gap="lg">
          {dispute}
          {facts}
        </Stack>
      </Card>
    ),
    dont: 'Don’t make people read past details to find the amount and the deadline.',
    bad: (
      <Card>
        <Stack gap="lg">
          {facts}
          {dispute}
        </Stack>
      </Card>
    ),
  },
  {
    do: 'Use a `Card` to group related content on an overview page.',
    good: (
      <Grid column="xs" gap="lg">
        {balances.map(([name, cents]) => (
          <Card key={name}>
            <Balance name={name} cents={cents} />
          </Card>
        ))}
      </Grid>
    ),
    dont: 'Don’t nest cards: every edge and gap doubles.',
    bad: (
      <Card title="Balance" headingLevel={4}>
        <Grid column="xs" gap="lg">
          {balances.map(([name, cents]) => (
            <Card key={name}>
              <Balance name={name} cents={cents} />
            </Card>
          ))}
        </Grid>
      </Card>
    ),
  },
  {
    do: 'Keep a label 4 px from its figure, and the next pair 16 px away.',
    good: (
      <Stack gap="lg">
        {balances.map(([name, cents]) => (
          <Balance key={name} name={name} cents={cents} />
        ))}
      </Stack>
    ),
    dont: 'Don’t use one gap everywhere: a label then seems to belong to the figure above it.',
    bad: (
      <Stack gap="md">
        {balances.flatMap(([name, cents]) => [
          <Text key={name} tone="muted" size="small" weight="medium">
            {name}
          </Text>,
          <Money key={cents} amount={cents} rank="balance" />,
        ])}
      </Stack>
    ),
  },
];
