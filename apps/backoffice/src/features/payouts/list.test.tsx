import { accounts } from '@payfac/api/contract/accounts';
import { payouts as area } from '@payfac/api/contract/payouts';
import { users } from '@payfac/api/contract/users';
import { fixtures, type Override } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { payouts } from './list.tsx';

const [example] = fixtures.payouts.listInstructions.data;
if (!example) throw new Error('The example has a payout.');
const held = { ...example, status: 'on-hold' as const, holdReason: 'Bank account not verified' };

it('uses one term for a payout on hold: in its tab, its row and its drawer', async () => {
  renderList(payouts, {
    areas: { accounts, payouts: area, users },
    responses: { payouts: { listInstructions: () => ({ data: [held], count: 1 }) } },
    address: `/list?open=${held.payoutId}`,
  });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findAllByText('On-hold')).toHaveLength(2);
  const row = screen.getByRole('row', { name: new RegExp(held.accountName), hidden: true });
  within(row).getByText('On-hold');
  const tabs = within(screen.getByRole('group', { name: 'Payouts by status', hidden: true }));
  tabs.getByRole('button', { name: /^On-hold/, hidden: true });
  expect(document.body.textContent).not.toContain('On hold');
});

it('shows why a payout is held, or which code the bank returned it with', async () => {
  const returned = {
    ...example,
    payoutId: 'pay_returned',
    status: 'failed' as const,
    holdReason: null,
    returnCode: 'R03',
  };
  renderList(payouts, {
    areas: { accounts, payouts: area, users },
    responses: { payouts: { listInstructions: () => ({ data: [held, returned], count: 2 }) } },
  });
  await screen.findByRole('cell', { name: 'Bank account not verified' });
  await screen.findByRole('cell', { name: 'R03: No account, or unable to locate it' });
});

it('counts the rows of each tab with the list’s filters, if the count is exact', async () => {
  const { calls } = renderList(payouts, {
    areas: { accounts, payouts: area, users },
    responses: {
      payouts: {
        listInstructions: ({ query }) => {
          const status = query?.status?.join();
          if (status === 'pending') return { data: [], count: 12 };
          if (status === 'failed') return { data: [], count: 10_000, countIsLowerBound: true };
          return { data: [held], count: 3 };
        },
      },
    },
    address: '/list?amountMin=5.00',
  });
  await screen.findByRole('button', { name: /^Pending ?12$/ });
  const tabs = within(screen.getByRole('group', { name: 'Payouts by status' }));
  const names = tabs.getAllByRole('button').map((tab) => tab.textContent);
  expect(names).toEqual(['All', 'Pending12', 'On-hold3', 'Paid3', 'Failed']);
  const counted = calls('payouts.listInstructions').filter(({ request }) => {
    const { searchParams } = new URL(request.url);
    return searchParams.get('pageSize') === '1' && !searchParams.has('getTotals');
  });
  expect(counted).toHaveLength(4);
  for (const { request } of counted) expect(request.url).toContain('amountMin=5');
});

it('offers to hold selected payouts only if one of them can be held', async () => {
  const row = (payoutId: string, status: 'instructed' | 'approved') => ({
    ...example,
    payoutId,
    status,
    accountName: `Account ${payoutId}`,
  });
  const data = [row('pay_1', 'instructed'), row('pay_2', 'approved')];
  const { user } = renderList(payouts, {
    areas: { accounts, payouts: area, users },
    responses: { payouts: { listInstructions: () => ({ data, count: 2 }) } },
    roles: ['admin'],
  });
  const select = async (name: RegExp) =>
    user.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'));
  await select(/pay_1/);
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  expect(bar.queryByRole('button', { name: 'Hold' })).toBeNull();
  await select(/pay_2/);
  bar.getByRole('button', { name: 'Hold' });
});

it.each([
  ['admin', undefined],
  ['bank', /^Someone with the role Admin.* can release it\.$/],
  ['manager', /^Only your payment provider can release it\.$/],
] as const)(
  'offers to release a held payout to those with permission, and tells %s who can',
  async (role, who) => {
    renderList(payouts, {
      areas: { accounts, payouts: area, users },
      responses: { payouts: { listInstructions: () => ({ data: [held], count: 1 }) } },
      address: `/list?open=${held.payoutId}`,
      roles: [role],
    });
    const drawer = within(await screen.findByRole('dialog'));
    await drawer.findByText('Why it’s held');
    expect(drawer.queryAllByRole('button', { name: 'Release' })).toHaveLength(who ? 0 : 1);
    if (who) drawer.getByText(who);
  },
);

it('acknowledges a payout from its drawer, beside its amount', async () => {
  const { user, calls } = renderList(payouts, {
    areas: { accounts, payouts: area, users },
    responses: {
      payouts: {
        listInstructions: () => ({ data: [{ ...example, status: 'pending' as const }], count: 1 }),
      },
    },
    address: `/list?open=${example.payoutId}`,
    roles: ['admin'],
  });
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('button', { name: 'Acknowledge' }));
  expect(calls('payouts.acknowledge')[0]?.input).toMatchObject({
    params: { payoutId: example.payoutId },
  });
});

it.each([
  ['ack', 'Remove acknowledgment', /^Remove the acknowledgment from 1 payout, \$[\d,.]+\?$/],
  ['on-hold', 'Release', /^Release 1 payout, \$[\d,.]+\?$/],
] as const)('reverts an action on a selection: %s', async (status, label, question) => {
  const data = [{ ...example, status }];
  const { user, calls } = renderList(payouts, {
    areas: { accounts, payouts: area, users },
    responses: { payouts: { listInstructions: () => ({ data, count: 1 }) } },
    roles: ['admin'],
  });
  const row = within(await screen.findByRole('row', { name: new RegExp(example.accountName) }));
  await user.click(row.getByRole('checkbox'));
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('alertdialog', { name: question }));
  if (status === 'on-hold') await user.type(dialog.getByRole('textbox'), 'Looked at.');
  await user.click(dialog.getByRole('button', { name: label }));
  await screen.findByText(/^1 payout /);
  const made = status === 'ack' ? calls('payouts.bulkUnacknowledge') : calls('payouts.hold');
  expect(made[0]?.input).toMatchObject({
    body:
      status === 'ack'
        ? { payoutIds: [example.payoutId] }
        : { status: 'pending', reason: 'Looked at.' },
  });
});

it('each bulk action has the amount of its payouts', () => {
  const sums = payouts.bulkActions.map(({ label, amountOf }) => [label, amountOf?.(example)]);
  expect(sums).toEqual(
    ['Acknowledge', 'Remove acknowledgment', 'Hold', 'Release'].map((label) => [
      label,
      example.amount,
    ]),
  );
});

/** This many payouts, paged by cursor. */
const manyPayouts =
  (count: number): Override<typeof area.listInstructions> =>
  ({ query }) => {
    const { cursor = '0', pageSize = 25 } = query ?? {};
    const from = Number(cursor);
    const next = from + pageSize;
    const data = Array.from({ length: Math.max(0, Math.min(pageSize, count - from)) }, (_, at) => ({
      ...example,
      payoutId: `pay_${from + at + 1}`,
      accountName: `Account ${from + at + 1}`,
    }));
    return { data, count, ...(next < count && { nextCursor: String(next) }) };
  };

it('acknowledges all matching payouts a hundred per call, names those that failed, and retries only those [PAYOUT-16..18]', async () => {
  const isHeld = (id: string) => id === 'pay_30' || id === 'pay_230';
  const sent: (readonly string[])[] = [];
  const { user } = renderList(payouts, {
    areas: { accounts, payouts: area, users },
    responses: {
      payouts: {
        listInstructions: manyPayouts(240),
        bulkAcknowledge: ({ body: { payoutIds } }) => {
          const ids = payoutIds === 'all' ? [] : payoutIds;
          sent.push(ids);
          const failed = ids
            .filter(isHeld)
            .map((id) => ({ id, message: 'The payout is on hold.' }));
          return { count: ids.length - failed.length, failed };
        },
      },
    },
    roles: ['admin'],
    address: '/list?status=pending&singleSearch=acc',
  });
  await screen.findByRole('row', { name: /pay_1\b/ });
  await user.click(screen.getByRole('checkbox', { name: /all/i }));
  await user.click(await screen.findByRole('button', { name: /all 240/i }));
  await user.click(await screen.findByRole('button', { name: 'Acknowledge' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await screen.findByText(/^Acknowledge 240 payouts, \$[\d,.]+\?$/);
  await dialog.findByText('They go out with the next bank file.');
  await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
  await screen.findByText(/238 payouts acknowledged, \$[\d,.]+\. 2 failed\./);
  const failed = screen.getByRole('list', { name: 'Failed' });
  expect([...failed.children].map((item) => item.textContent)).toEqual([
    expect.stringMatching(/to Account 30: The payout is on hold\.$/),
    expect.stringMatching(/to Account 230: The payout is on hold\.$/),
  ]);
  expect(sent.map(({ length }) => length)).toEqual([100, 100, 40]);
  await user.click(screen.getByRole('button', { name: 'Retry the failed' }));
  await screen.findByText(/No payouts acknowledged\. 2 failed\./);
  expect(sent.at(-1)).toEqual(['pay_30', 'pay_230']);
});

it('confirms the currently matching rows, and says so if the list showed fewer', async () => {
  let count = 30;
  const { user, calls } = renderList(payouts, {
    areas: { accounts, payouts: area, users },
    responses: {
      payouts: { listInstructions: (input, request) => manyPayouts(count)(input, request) },
    },
    roles: ['admin'],
  });
  await screen.findByRole('row', { name: /pay_1\b/ });
  await user.click(screen.getByRole('checkbox', { name: /all/i }));
  await user.click(await screen.findByRole('button', { name: /all 30/i }));
  count = 31;
  await user.click(await screen.findByRole('button', { name: 'Acknowledge' }));
  await screen.findByText('The list showed 30; 31 match now.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(calls('payouts.bulkAcknowledge')).toHaveLength(0);
});

it('shows the total of selected or all matching payouts in bar, confirmation and result', async () => {
  const data = ([10_050, 20_000, 99_999] as const).map((amount, place) => ({
    ...example,
    payoutId: `pay_${place}`,
    amount: cents(amount),
    status: place === 2 ? ('instructed' as const) : ('approved' as const),
  }));
  const { user } = renderList(payouts, {
    areas: { accounts, payouts: area, users },
    responses: {
      payouts: {
        listInstructions: () => ({ data, count: 12 }),
        bulkAcknowledge: ({ body }) => ({
          count: 1,
          failed: [{ id: String(body.payoutIds[1]), message: 'It was held.' }],
        }),
      },
    },
    roles: ['admin'],
  });
  await screen.findByRole('row', { name: /pay_0/ });
  await user.click(screen.getByRole('checkbox', { name: /all/i }));
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  await bar.findByText('$1,300.49');
  await user.click(await screen.findByRole('button', { name: /all 12/i }));
  await bar.findByText('$1,300.49');
  expect(bar.queryByRole('button', { name: 'Remove acknowledgment' })).toBeNull();
  expect(bar.queryByRole('button', { name: 'Release' })).toBeNull();
  await user.click(await bar.findByRole('button', { name: 'Acknowledge' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Acknowledge 2 payouts, $300.50?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
  await screen.findByText(/1 payout acknowledged, \$100\.50\. 1 failed\./);
});
