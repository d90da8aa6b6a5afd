import type { DoDontPair } from '../../stories/do-dont.ts';
import { CopyValue } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use it for values people paste elsewhere, with `isMono` for IDs.',
    good: <CopyValue label="Transaction ID" value="txn_0042" isMono />,
    dont: 'Don’t use it for card numbers.',
    bad: <CopyValue label="Card number" value="4111 1111 1111 5556" />,
  },
];
