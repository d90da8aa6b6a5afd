import type { DoDontPair } from '../../stories/do-dont.ts';
import { DescriptionList } from '../description-list/index.ts';
import { Stack } from '../layout/index.ts';
import { Money } from '../money/index.ts';
import { Card } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Give each card a title, and place cards side by side or one below the other.',
    good: (
      <Stack gap="lg">
        <Card title="Available balance" headingLevel={4}>
          <Money amount={1_284_420} rank="balance" />
        </Card>
        <Card title="Next payout" headingLevel={4}>
          <DescriptionList entries={[{ term: 'Arrives', value: '11-27-2026' }]} />
        </Card>
      </Stack>
    ),
    dont: 'Don’t nest cards.',
    bad: (
      <Card title="Balances" headingLevel={4}>
        <Card>
          <Money amount={1_284_420} rank="balance" />
        </Card>
        <Card>
          <Card>Arrives 11-27-2026</Card>
        </Card>
      </Card>
    ),
  },
];
