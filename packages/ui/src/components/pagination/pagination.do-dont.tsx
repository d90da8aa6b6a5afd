import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../typography/index.ts';
import { Pagination } from './index.ts';

const pages = <Pagination count={1918} page={2} pageSize={25} onChange={unused} />;
const rows = <Text tone="muted">25 transactions</Text>;

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Show it once, below the table.',
    good: (
      <Stack gap="md">
        {rows}
        {pages}
      </Stack>
    ),
    dont: 'Don’t show it both above and below the same table.',
    bad: (
      <Stack gap="md">
        {pages}
        {rows}
        {pages}
      </Stack>
    ),
  },
];
