import type { DoDontPair } from '../../stories/do-dont.ts';
import { Button } from '../button/index.ts';
import { Inline } from '../layout/index.ts';
import { Spinner } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use a button’s own `isLoading` in a button.',
    good: (
      <Button variant="primary" isLoading>
        Capture $50.00
      </Button>
    ),
    dont: 'Don’t show more than one spinner per region.',
    bad: (
      <Inline gap="md">
        <Spinner label="Loading" />
        <Button variant="primary" icon={<Spinner label="Capturing" />}>
          Capture $50.00
        </Button>
        <Spinner label="Loading" />
      </Inline>
    ),
  },
];
