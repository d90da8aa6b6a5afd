import type { DoDontPair } from '../../stories/do-dont.ts';
import { Button } from '../button/index.ts';
import { Inline } from '../layout/index.ts';
import { SearchField } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Search as people type, and say what they can find.',
    good: <SearchField label="Search transactions" placeholder="ID, cardholder, or last 4" />,
    dont: 'Don’t require a button press to search.',
    bad: (
      <Inline gap="sm" isOneLine align="end">
        <SearchField label="Search" />
        <Button variant="primary">Go</Button>
      </Inline>
    ),
  },
];
