import { accounts } from '@payfac/api/contract/accounts';
import { alerts } from '@payfac/api/contract/alerts';
import { disputes } from '@payfac/api/contract/disputes';
import { payouts } from '@payfac/api/contract/payouts';
import {
  reporting,
  transactionCharts,
  transactionStatistics,
} from '@payfac/api/contract/reporting';
import { webhooks } from '@payfac/api/contract/webhooks';
import { cents } from '@payfac/domain/money';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { Component as Dashboard } from './page.tsx';
import { instantsOf, periodBefore, periodsOf } from './periods.ts';
import { alongside, Volume } from './volume.tsx';

const areas = { reporting: { transactionCharts, transactionStatistics } };
const open = (address: string) => renderScreen(<Volume />, { areas, address });
const day = (text: string) => new Date(`${text}T00:00:00Z`);

it.each([
  ['', 'last30Days'],
  ['?range=lastMonth', 'lastMonth'],
  ['?range=lastMonth&range.volume=last7Days', 'last7Days'],
  ['?range=lastMonth&range.volume=nonsense', 'lastMonth'],
] as const)('of %s is shown and totaled over %s and the previous period', async (search, id) => {
  const { calls } = open(`/list${search}`);
  const span = instantsOf({ id });
  // A span that ends now moves between two readings of the clock.
  const days = (range: unknown) => JSON.stringify(range).replaceAll(/T[^"]*/g, '');
  const asked = [span, span && periodBefore(span)];
  for (const call of ['reporting.transactionCharts', 'reporting.transactionStatistics']) {
    await waitFor(() => expect(calls(call)).toHaveLength(2));
    for (const [index, { input }] of calls(call).entries()) {
      const of = asked[index];
      expect(days(input)).toContain(days({ from: of?.from, to: of?.to }).slice(1, -1));
    }
  }
});

it('every figure and chart of the page follows its range', async () => {
  const { calls } = renderScreen(<Dashboard />, {
    areas: { accounts, alerts, disputes, payouts, reporting, webhooks },
    address: '/list?range=lastMonth',
  });
  const ranged = ['transactionStatistics', 'transactionCharts', 'authorizations'] as const;
  const span = instantsOf({ id: 'lastMonth' });
  if (!span) throw new Error('Last month has an end.');
  const spans = [span, periodBefore(span)].map(({ from, to }) => ({ from, to }));
  for (const name of ranged) {
    await waitFor(() => expect(calls(`reporting.${name}`).length).toBeGreaterThan(1));
    const asked = calls(`reporting.${name}`).map(({ input }) => Object(input).query);
    expect(asked.map(({ from, to }) => ({ from, to }))).toEqual(expect.arrayContaining(spans));
    for (const { from, to } of asked) expect(spans).toContainEqual({ from, to });
  }
});

it.each(['range=all', 'compare=none'])('requests no previous period with %s', async (search) => {
  const { calls } = open(`/list?${search}`);
  await screen.findByRole('link', { name: /^\$/ });
  expect(calls('reporting.transactionStatistics')).toHaveLength(1);
  expect(calls('reporting.transactionCharts')).toHaveLength(1);
});

it('each point of the previous period is aligned with the one it is compared to', () => {
  const point = (text: string, value: number) => ({ at: day(text), value: cents(value) });
  const course = [point('2026-03-03', 1), point('2026-03-04', 2)];
  const before = [point('2026-03-01', 7), point('2026-03-02', 8)];
  const compared = [
    { x: day('2026-03-03'), y: 7 },
    { x: day('2026-03-04'), y: 8 },
  ];
  expect(alongside(course, before)).toEqual(compared);
  // An additional earlier day, after a clock change, has no day to compare with.
  expect(alongside(course, [...before, point('2026-03-03', 9)])).toEqual(compared);
  expect(alongside(course, before.slice(0, 1))).toEqual(compared.slice(0, 1));
});

it.each([
  ['2026-03-01', '2026-03-02', 'hourly'],
  ['2026-03-01', '2026-03-08', 'daily'],
  ['2026-02-01', '2026-03-01', 'daily'],
  ['2025-03-01', '2026-03-01', 'monthly'],
])('from %s to %s the default is %s', (from, to, period) =>
  expect(periodsOf({ from: day(from), to: day(to) })[0]).toBe(period),
);
