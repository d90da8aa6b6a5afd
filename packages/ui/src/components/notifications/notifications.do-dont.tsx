import type { DoDontPair } from '../../stories/do-dont.ts';
import { StillNotice } from '../../stories/still.tsx';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Name what was done, with its amount.',
    good: <StillNotice kind="success" message="Refunded $10.00 on txn_0042." />,
    dont: 'Don’t ask for a decision: it closes after five seconds.',
    bad: (
      <StillNotice
        kind="success"
        message="Operation successful! Do you also want to email a receipt?"
      />
    ),
  },
];
