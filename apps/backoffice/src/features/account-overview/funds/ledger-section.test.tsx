import { fixtures } from '@payfac/api/testing';
import { subtractCents, zeroCents } from '@payfac/domain/money';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openAccount, sectionAt } from '../testing/open-account.tsx';

const address = sectionAt('ledger');
const chooser = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Ledger account' });
const [entry] = fixtures.ledger.entries.data;
if (!entry) throw new Error('There is no example of an entry.');

it('shows the entries behind the balance, without the initial balance [API-08, SCOPE-14]', async () => {
  const { calls } = await openAccount('admin', { address });
  await screen.findByRole('row', { name: /Sale/ });
  expect(calls('ledger.entries')[0]?.input).toMatchObject({
    query: {
      account: ['merchants:sm_0012'],
      subMerchantId: ['sm_0012'],
      getData: true,
      getInitialBalance: false,
    },
  });
});

it('requests the initial balance from a start date; without one it is 0 [API-09]', async () => {
  const { calls } = await openAccount('admin', { address });
  await screen.findByText('Opening balance');
  screen.getByText('$0.00');
  const initial = () =>
    calls('ledger.entries').filter(({ request }) => request.url.includes('getInitialBalance=true'));
  expect(initial()).toEqual([]);
  const since = await openAccount('admin', {
    address: `${address}&ledger.from=2026-03-02T05:00:00.000Z`,
  });
  await screen.findByText('$2,019.68');
  const [asked] = since
    .calls('ledger.entries')
    .filter(({ request }) => request.url.includes('getInitialBalance=true'));
  expect(asked?.input).toMatchObject({
    query: { getData: false, from: new Date('2026-03-02T05:00:00.000Z') },
  });
});

it('opens the ledger account that an amount links to', async () => {
  const { user, calls } = await openAccount('admin', { address: sectionAt('funds') });
  await user.click(await screen.findByRole('button', { name: /Breakdown/ }));
  await user.click(screen.getByRole('link', { name: 'Visa' }));
  expect((await chooser()).value).toBe('reserve:visa:sm_0012');
  await waitFor(() =>
    expect(calls('ledger.entries').at(-1)?.input).toMatchObject({
      query: { account: ['reserve:visa:sm_0012'] },
    }),
  );
});

it('never opens another account’s entries by URL', async () => {
  const { calls } = await openAccount('admin', {
    address: `${address}&entries=merchants%3Asm_0099`,
  });
  await chooser();
  await waitFor(() => expect(calls('ledger.entries').length).toBeGreaterThan(0));
  for (const { input } of calls('ledger.entries')) {
    expect(input).toMatchObject({ query: { account: ['merchants:sm_0012'] } });
  }
});

it('opens an entry with both sides of its posting', async () => {
  const other = { ...entry, entryId: 'ent_2', account: 'processor:simulator' };
  const sides = [entry, { ...other, amount: subtractCents(zeroCents, entry.amount) }];
  await openAccount('admin', {
    address: `${address}&ledger.open=${entry.entryId}`,
    responses: { ledger: { entries: () => ({ data: sides, count: 2, initialBalance: null }) } },
  });
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('Both sides of the posting');
  drawer.getByText('Processor, Simulator');
  expect(drawer.getByText('Comes to').closest('div')?.textContent).toBe('Comes to$0.00');
});

it('is only for users with the ledger ability', async () => {
  const { unmount } = await openAccount('underwriter', { address });
  await screen.findByRole('region', { name: 'Schedule' });
  expect(screen.queryByRole('heading', { name: 'Ledger' })).toBeNull();
  unmount();
  await openAccount('admin', { address });
  await screen.findByRole('heading', { name: 'Ledger' });
});
