import type { DoDontPair } from '../../stories/do-dont.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Text } from '../typography/index.ts';
import { BankIcon, DisputeIcon, FeesIcon, PayoutIcon, SettlementIcon } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Put the word beside the icon, and hide the icon from screen readers.',
    good: (
      <Stack gap="sm">
        <Inline gap="sm">
          <PayoutIcon aria-hidden size={16} />
          <Text>Payouts</Text>
        </Inline>
        <Inline gap="sm">
          <DisputeIcon aria-hidden size={16} />
          <Text>Disputes</Text>
        </Inline>
      </Stack>
    ),
    dont: 'Don’t use an icon alone unless everyone knows it.',
    bad: (
      <Inline gap="lg">
        <PayoutIcon aria-hidden size={16} />
        <SettlementIcon aria-hidden size={16} />
        <FeesIcon aria-hidden size={16} />
        <BankIcon aria-hidden size={16} />
        <DisputeIcon aria-hidden size={16} />
      </Inline>
    ),
  },
];
