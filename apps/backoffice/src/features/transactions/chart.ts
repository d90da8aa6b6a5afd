import * as reporting from '@payfac/api/contract/reporting';
import { cents, formatCompactUsd, formatUsd } from '@payfac/domain/money';
import { wholeNumber } from '../../shared/counted.ts';
import { type ChartDeclaration, chartOf } from '../../shared/lists/statistics/source.ts';

/** What the list's own query comes to over time, by what the dashboard counts card volume by. */
export const salesChart: ChartDeclaration = {
  label: 'Volume over time',
  note: 'Card payments, counted as on the dashboard.',
  isFolded: true,
  measures: [
    {
      name: 'Amount',
      format: (value) => formatUsd(cents(value)),
      formatY: (value) => formatCompactUsd(cents(Math.round(value))),
    },
    { name: 'Count', format: wholeNumber, formatY: wholeNumber },
  ],
  source: chartOf(reporting.transactionCharts, ({ series }) => series),
};
