import type { Output } from '@payfac/api';
import type { stats } from '@payfac/api/contract/invoices';
import { dueDaysOf, invoiceAgeLabels, invoiceAges } from '@payfac/domain/invoices';
import { formatUsd } from '@payfac/domain/money';
import { formatDay } from '@payfac/domain/time';
import type { Figure } from '../../shared/lists/statistics/source.ts';
import { getZone, now } from '../../shared/time/clock.ts';

/** Only what is late: the rest of what is outstanding needs nobody's attention. */
const late = invoiceAges.filter((age) => age !== 'notDue');

/** What is owed by how late it is; a press shows those invoices. */
export function agingFigures(aging: Output<typeof stats>['aging']): readonly Figure[] {
  const today = formatDay(now(), getZone());
  return late.map((age) => ({
    label: invoiceAgeLabels[age],
    value: formatUsd(aging[age].amount),
    filter: {
      status: ['Created', 'Overdue'],
      ...Object.fromEntries<string>(Object.entries(dueDaysOf(age, today))),
    },
  }));
}
