import * as reporting from '@payfac/api/contract/reporting';
import { formatUsd } from '@payfac/domain/money';
import { wholeNumber } from '../../shared/counted.ts';
import { sourceOf } from '../../shared/lists/statistics/source.ts';

/** What the rows of the list's own query come to, all pages together. */
export const totals = sourceOf(reporting.transactionStatistics, ({ totals: sums }) =>
  sums === undefined
    ? []
    : [
        { label: 'Count', value: wholeNumber(sums.count) },
        { label: 'Captured', value: formatUsd(sums.captured) },
        { label: 'Refunded', value: formatUsd(sums.refunded) },
        { label: 'Disputed', value: formatUsd(sums.disputed) },
        // Not a payment's net, from which its settlement took fees and a reserve as well.
        { label: 'Net before fees', value: formatUsd(sums.net) },
      ],
);
