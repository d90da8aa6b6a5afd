import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { application, live, openAccount as open } from '../testing/open-account.tsx';
import { LimitBar } from './limit-bar.tsx';

const ofActive = { responses: { applications: { get: () => live } } };

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Parts of the account' })).getAllByRole('link');
const current = () => tabs().find((tab) => tab.getAttribute('aria-current') !== null)?.textContent;

it('an account that processes opens on its money, in seven parts at most', async () => {
  const { calls } = await open('admin', ofActive);
  await screen.findByRole('heading', { name: 'Card volume, last 30 days' });
  expect(current()).toBe('Overview');
  expect(tabs().length).toBeLessThanOrEqual(7);
  for (const name of ['Available', 'Next payout', 'Reserved', 'Disputes to answer'])
    await screen.findByRole('heading', { name });
  screen.getByRole('heading', { name: 'Health' });
  const of = live.subMerchantDocs[0]?.subMerchantId;
  for (const call of [
    'reporting.transactionStatistics',
    'payouts.listInstructions',
    'alerts.list',
  ]) {
    expect(calls(call).length).toBeGreaterThan(0);
    for (const { input } of calls(call))
      expect(input).toMatchObject({ query: { subMerchantId: [of] } });
  }
});

it('shows no balances for an account that doesn’t process yet', async () => {
  const { calls } = await open('admin', {
    responses: { applications: { get: () => application } },
  });
  await screen.findByRole('region', { name: 'Before approval' });
  expect(tabs().map(({ textContent }) => textContent)).not.toContain('Overview');
  expect(calls('reporting.transactionStatistics')).toEqual([]);
});

it('requests nothing that the user may not see', async () => {
  const { calls } = await open('applicant', ofActive);
  await screen.findByRole('heading', { name: 'Facts' });
  screen.getByRole('heading', { name: 'Available' });
  const asked = [
    'reporting.transactionStatistics',
    'disputes.list',
    'alerts.list',
    'payouts.listInstructions',
  ];
  expect(asked.flatMap(calls)).toEqual([]);
});

it.each([
  ['payouts', 'Money'],
  ['funds', 'Money'],
  ['ledger', 'Money'],
  ['tokenization', 'Processing'],
])('a URL of %s leads to %s', async (section, label) => {
  await open('admin', { ...ofActive, address: `/list?section=${section}` });
  expect(current()).toBe(label);
});

it.each([
  [0, 100, /limit 100$/],
  [79, 100, /limit 100$/],
  [80, 100, /limit 100 · close to it$/],
  [100, 100, /limit 100 · close to it$/],
  [101, 100, /limit 100 · over it$/],
])('%d of %d is described in words', (value, limit, words) => {
  const { container } = render(
    <LimitBar
      label="Volume"
      text={`${value}`}
      value={value}
      limit={limit}
      detail={`limit ${limit}`}
    />,
  );
  expect(container.textContent).toMatch(words);
  const meter = screen.getByRole('meter', { name: 'Volume' });
  expect(Number(meter.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(limit);
});

it('a figure without a limit has no bar', () => {
  render(<LimitBar label="Refunds" text="2%" value={2} detail="2 refunds" />);
  expect(screen.queryByRole('meter')).toBeNull();
});
