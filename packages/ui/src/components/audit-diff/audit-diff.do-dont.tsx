import type { DoDontPair } from '../../stories/do-dont.ts';
import { AuditDiff } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Write fields and values as the record’s page does, and leave out what did not change.',
    good: (
      <AuditDiff
        label="Changes"
        changes={[
          { field: 'Daily payout limit', before: '$5,000.00', after: '$8,000.00' },
          { field: 'Contact', after: 'Ada Lovelace' },
        ]}
      />
    ),
    dont: 'Don’t show internal names, raw cents, or “null”.',
    bad: (
      <AuditDiff
        label="Changes"
        changes={[
          { field: 'payout_limit_cents', before: '500000', after: '800000' },
          { field: 'contact_id', before: 'null', after: 'usr_01HZX4' },
        ]}
      />
    ),
  },
];
