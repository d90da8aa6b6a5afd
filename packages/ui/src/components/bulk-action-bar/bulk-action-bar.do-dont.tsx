import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { Button } from '../button/index.ts';
import { BulkActionBar } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Show the total of the selected amounts, and how many rows an action will skip.',
    good: (
      <BulkActionBar count={12} summary="$4,318.20 · 2 already captured" onClear={unused}>
        <Button size="small">Capture 10</Button>
      </BulkActionBar>
    ),
    dont: 'Don’t offer an action that applies to only some of the rows without saying how many it will skip.',
    bad: (
      <BulkActionBar count={12} onClear={unused}>
        <Button size="small">Capture</Button>
      </BulkActionBar>
    ),
  },
];
