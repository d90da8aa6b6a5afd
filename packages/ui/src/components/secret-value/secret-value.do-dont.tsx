import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { SecretValue } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Show the ending, so people can tell keys apart.',
    good: <SecretValue label="Secret key" ending="41f0" onRotate={unused} />,
    dont: 'Don’t show a secret by default.',
    bad: <SecretValue label="Secret key sk_live_8c41f0" value="sk_live_8c41f0" isShownOnce />,
  },
];
