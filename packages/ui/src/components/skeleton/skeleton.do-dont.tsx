import type { DoDontPair } from '../../stories/do-dont.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Spinner } from '../spinner/index.ts';
import { Skeleton } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Match the size of the content.',
    good: (
      <Stack gap="sm">
        <Skeleton width="96px" />
        <Skeleton shape="block" height="28px" width="160px" />
        <Skeleton lines={2} />
      </Stack>
    ),
    dont: 'Don’t mix skeletons and spinners in one place.',
    bad: (
      <Stack gap="sm">
        <Inline gap="sm">
          <Spinner label="Loading balance" />
          <Skeleton width="96px" />
        </Inline>
        <Inline gap="sm">
          <Spinner label="Loading payouts" />
          <Skeleton width="160px" />
        </Inline>
      </Stack>
    ),
  },
];
