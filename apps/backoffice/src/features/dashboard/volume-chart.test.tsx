import { transactionCharts } from '@payfac/api/contract/reporting';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { instantsOf, periodsOf } from './periods.ts';
import { VolumeChart } from './volume-chart.tsx';

const areas = { reporting: { transactionCharts } };
const open = (address: string) => renderScreen(<VolumeChart />, { areas, address });
const day = (text: string) => new Date(`${text}T00:00:00Z`);

it.each([
  ['', 'last30Days'],
  ['?range=lastMonth', 'lastMonth'],
  ['?range=lastMonth&chart=last7Days', 'last7Days'],
  ['?range=lastMonth&chart=nonsense', 'lastMonth'],
] as const)(
  'of %s is drawn over %s: the page’s range unless it has its own',
  async (search, id) => {
    const { calls } = open(`/list${search}`);
    await waitFor(() => expect(calls('reporting.transactionCharts')).toHaveLength(1));
    const input: unknown = calls('reporting.transactionCharts')[0]?.input;
    const span = instantsOf({ id });
    // What ends now moves on between two looks at the clock.
    const days = (range: unknown) => JSON.stringify(range).replaceAll(/T[^"]*/g, '');
    expect(days(input)).toContain(days({ from: span?.from, to: span?.to }).slice(1, -1));
  },
);

it('follows the page again once that is chosen', async () => {
  const { user, search } = open('/list?range=lastMonth&chart=last7Days');
  await user.selectOptions(screen.getByLabelText('Range'), 'As page: Last Month');
  await waitFor(() => expect(search()).toBe('?range=lastMonth'));
});

it.each([
  ['2026-03-01', '2026-03-02', 'hourly'],
  ['2026-03-01', '2026-03-08', 'daily'],
  ['2026-02-01', '2026-03-01', 'daily'],
  ['2025-03-01', '2026-03-01', 'monthly'],
])('from %s to %s it is %s at first', (from, to, period) =>
  expect(periodsOf({ from: day(from), to: day(to) })[0]).toBe(period),
);
