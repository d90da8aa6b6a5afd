import { payouts as area } from '@payfac/api/contract/payouts';
import { fixtures } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import type { Payout } from '@payfac/domain/payouts';
import type { Settlement } from '@payfac/domain/settlements';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inFrame } from '../../shared/lists/detail/story/story-frame.tsx';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { usePayoutStory } from './payout-detail.tsx';

const [example] = fixtures.payouts.listInstructions.data;
const [day] = fixtures.payouts.listMerchant.data;
if (!example || !day) throw new Error('The examples have a payout and a settled day.');

const PayoutDetail = inFrame<Payout>((payout) => usePayoutStory(payout, { more: [] }));

const settled = (batchId: string, netAmount: number): Settlement => ({
  ...day,
  batchId,
  netAmount: cents(netAmount),
  payoutId: example.payoutId,
});

const show = (payout: Partial<Payout>, days: readonly Settlement[]) =>
  renderScreen(<PayoutDetail record={{ ...example, ...payout }} onEnd={() => undefined} />, {
    areas: { payouts: area },
    responses: { payouts: { listMerchant: () => ({ data: [...days], count: days.length }) } },
    roles: ['admin'],
  });

const lines = async () => {
  const total = await screen.findByText('Payout');
  const list = total.closest('dl');
  if (!list) throw new Error('The amount stands in no list.');
  return within(list)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
};

it('adds up settled days, and shows what else it pays', async () => {
  const { calls } = show({ amount: cents(25_000) }, [
    settled('bat_1', 20_000),
    settled('bat_2', 6000),
  ]);
  expect(await lines()).toEqual(['$200.00', '$60.00', '-$10.00', '$250.00']);
  screen.getByText('Balance carried over');
  const [first] = screen.getAllByRole('link', { name: /^Settled/ });
  expect(first?.getAttribute('href')).toBe('/reporting/settlement?open=bat_1');
  expect(calls('payouts.listMerchant')[0]?.input).toMatchObject({
    query: { payoutId: [example.payoutId] },
  });
});

it('labels a release, and what a manual payout takes', async () => {
  show({ mode: 'release', amount: cents(5000) }, []);
  const line = (await screen.findByText('Released from reserve')).closest('div');
  expect(line?.textContent).toContain('$50.00');
  // It is the amount above: a total would say it a third time.
  expect(screen.queryByText('Payout')).toBeNull();
});

it('says what a bank’s code means, and what to do', async () => {
  show({ status: 'failed', returnCode: 'R03' }, []);
  await screen.findByText(/R03: No account, or unable to locate it\. Correct the account’s bank/);
});
