import { accounts } from '@payfac/api/contract/accounts';
import { disputes as area } from '@payfac/api/contract/disputes';
import { products } from '@payfac/api/contract/products';
import { users } from '@payfac/api/contract/users';
import { fixtures } from '@payfac/api/testing';
import { type DisputeStatus, disputeStatuses } from '@payfac/domain/disputes';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { disputes } from './list.tsx';

const areas = { accounts, disputes: area, products, users };
const [example] = fixtures.disputes.list.data;
if (!example) throw new Error('The example has a dispute.');
const id = 'dp_1';

const open = async (status: DisputeStatus, disputeId = id) => {
  const row = { ...example, disputeId: id, status };
  renderList(disputes, {
    areas,
    responses: { disputes: { list: () => ({ data: [row], count: 1 }) } },
    address: `/list?open=${disputeId}`,
  });
  return within(await screen.findByRole('dialog'));
};

const inquiry = 'An inquiry. No money has moved, and the payment hasn’t changed.';
const held = 'The amount and the dispute fee are withheld until the dispute closes.';

const effects: Readonly<Record<DisputeStatus, string>> = {
  warning_needs_response: inquiry,
  warning_under_review: inquiry,
  warning_closed: inquiry,
  needs_response: held,
  under_review: held,
  won: 'The amount was returned to the merchant. The dispute fee isn’t refunded.',
  lost: 'The merchant lost the amount and the dispute fee.',
};

it.each(disputeStatuses)('says what a dispute does to the money: %s', async (status) => {
  const drawer = await open(status);
  expect(await drawer.findByText(effects[status])).toBeDefined();
  const isAwaited = status === 'needs_response' || status === 'warning_needs_response';
  expect(drawer.queryAllByText(/^Respond by \d/)).toHaveLength(isAwaited ? 1 : 0);
});

it('says that a dispute of another account wasn’t found', async () => {
  const drawer = await open('won', 'dp_2');
  expect(await drawer.findByRole('heading', { name: 'Dispute not found' })).toBeDefined();
});

it('accepts only four digits as a card’s last four', async () => {
  renderList(disputes, { areas, address: '/list?truncatedCardNumber=abcd' });
  await screen.findByText(/Last four digits “abcd”/);
});
