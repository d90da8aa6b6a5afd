import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { CopyValue } from '../copy-value/index.ts';
import { SecretValue } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Show the last characters, so people can tell keys apart.',
    good: <SecretValue label="Secret key" ending="41f0" onRotate={unused} />,
    dont: 'Don’t show a secret by default.',
    bad: <CopyValue label="secret key" isMono value="sk_live_8c2e97b05d41f0" />,
  },
];
