import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { ErrorPage } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Say that saved work is safe, and give a reference for support.',
    good: (
      <ErrorPage
        headingLevel={3}
        title="This page ran into a problem"
        reference="req_7f3a91"
        onRetry={unused}
      >
        Anything you saved is safe.
      </ErrorPage>
    ),
    dont: 'Don’t show details only a developer can read, or offer a retry that can’t work.',
    bad: (
      <ErrorPage headingLevel={3} title="TypeError" onRetry={unused}>
        Cannot read properties of undefined (reading 'amount')
      </ErrorPage>
    ),
  },
];
