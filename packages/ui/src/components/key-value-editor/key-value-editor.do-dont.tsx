import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { KeyValueEditor } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use it for a few of the merchant’s own facts.',
    good: (
      <KeyValueEditor
        label="Metadata"
        pairs={[
          { key: 'order', value: '10482' },
          { key: 'store', value: 'Mercer St' },
        ]}
        onChange={unused}
      />
    ),
    dont: 'Don’t use it for secrets: values are visible.',
    bad: (
      <KeyValueEditor
        label="Metadata"
        pairs={[
          { key: 'api_secret', value: 'sk_live_8c41f0' },
          { key: 'password', value: 'harbor-2026' },
        ]}
        onChange={unused}
      />
    ),
  },
];
