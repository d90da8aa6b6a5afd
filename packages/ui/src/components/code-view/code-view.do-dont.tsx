import type { DoDontPair } from '../../stories/do-dont.ts';
import { CodeView } from './index.ts';

const body = JSON.stringify(
  { id: 'txn_0042', amount: 124.8, status: 'captured', card: { brand: 'visa', last4: '5556' } },
  null,
  2,
);

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Show what a machine sent, exactly as it was sent.',
    good: <CodeView label="Response body" code={body} />,
    dont: 'Don’t use it for text written for people.',
    bad: (
      <CodeView
        label="What happened"
        code={
          'The issuer declined this card\nbecause it has expired. Ask the\ncardholder for another one.'
        }
      />
    ),
  },
];
