import type { DoDontPair } from '../../stories/do-dont.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Money } from '../money/index.ts';
import { Heading } from '../typography/index.ts';
import { Badge, Status, StatusBadge } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Say the status in a word. The tone only supports it.',
    good: (
      <Stack gap="sm" align="start">
        <Status tone="success">Settled</Status>
        <Status tone="danger">Declined</Status>
      </Stack>
    ),
    dont: 'Don’t show the status by color alone.',
    bad: (
      <Stack gap="sm" align="start">
        <Badge tone="success">txn_0042</Badge>
        <Badge tone="danger">txn_0043</Badge>
      </Stack>
    ),
  },
  {
    do: 'Show only the badge that matters beside a title.',
    good: (
      <Inline gap="sm">
        <Heading level={3} rank="section">
          <Money amount={124_800} />
        </Heading>
        <StatusBadge tone="review">In review</StatusBadge>
      </Inline>
    ),
    dont: 'Don’t put more than two badges beside a title.',
    bad: (
      <Inline gap="sm">
        <Heading level={3} rank="section">
          <Money amount={124_800} />
        </Heading>
        <StatusBadge tone="review">In review</StatusBadge>
        <StatusBadge tone="info">Captured</StatusBadge>
        <StatusBadge tone="success">AVS match</StatusBadge>
        <StatusBadge>Keyed</StatusBadge>
      </Inline>
    ),
  },
];
