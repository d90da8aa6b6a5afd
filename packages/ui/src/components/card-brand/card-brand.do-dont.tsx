import type { DoDontPair } from '../../stories/do-dont.ts';
import { Inline } from '../layout/index.ts';
import { Text } from '../typography/index.ts';
import { CardBrand } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Show the mark unchanged, with the last four digits.',
    good: (
      <Inline gap="sm">
        <CardBrand brand="visa" label="" size="small" />
        <Text isTabular>Visa debit •••• 5556</Text>
      </Inline>
    ),
    dont: 'Don’t stretch it, and don’t show a full card number beside it.',
    bad: (
      <Inline gap="sm" isOneLine>
        <span
          data-stage=""
          style={{ display: 'inline-block', transform: 'scaleX(1.8)', marginInline: 16 }}
        >
          <CardBrand brand="visa" label="" size="small" />
        </span>
        <Text isTabular>4111 1111 1111 5556</Text>
      </Inline>
    ),
  },
];
