import { accounts } from '@payfac/api/contract/accounts';
import { customers } from '@payfac/api/contract/customers';
import { plans as planArea } from '@payfac/api/contract/plans';
import { products } from '@payfac/api/contract/products';
import { listTransactions } from '@payfac/api/contract/reporting';
import { subscriptions as area } from '@payfac/api/contract/subscriptions';
import { users } from '@payfac/api/contract/users';
import { fixtures } from '@payfac/api/testing';
import type { Plan } from '@payfac/domain/plans';
import type { Subscription } from '@payfac/domain/subscriptions';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromMenu } from '../../shared/lists/testing/from-menu.ts';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { plans } from './plans/list.tsx';
import { subscriptions } from './subscriptions/list.tsx';

const areas = {
  accounts,
  customers,
  plans: planArea,
  products,
  reporting: { listTransactions },
  subscriptions: area,
  users,
};

const [example] = fixtures.subscriptions.list.data;
const [examplePlan] = fixtures.plans.list.data;
if (!example || !examplePlan) throw new Error('The examples have a subscription and a plan.');
const healthy: Subscription = example;
const active: Plan = examplePlan;

beforeAll(installValidationMessages);

const showSubscription = (
  changes: Partial<Subscription>,
  search = '',
  roles = ['admin'] as const,
) =>
  renderList(subscriptions, {
    areas,
    roles,
    address: `/list${search}`,
    responses: {
      subscriptions: { list: () => ({ data: [{ ...healthy, ...changes }], count: 1 }) },
    },
  });

const openSubscription = async (changes: Partial<Subscription>) => {
  const shown = showSubscription(changes, `?open=${healthy.subscriptionId}`);
  const name = `${healthy.planName} of ${healthy.customerName}`;
  const drawer = within(await screen.findByRole('dialog', { name }));
  await drawer.findByRole('heading', { name: 'Charges' });
  return { ...shown, drawer };
};

const failed = { failedAttempts: 1, nextChargeOn: '2026-03-02' } as const;

describe('a subscription whose charge failed', () => {
  it('shows the day and the number of its next retry', async () => {
    showSubscription(failed);
    const row = await screen.findByRole('row', { name: new RegExp(healthy.customerName) });
    expect(row.textContent).toContain('03-02-2026');
    expect(row.textContent).toContain('Retry 1 of 3');
  });

  it('says on which days it is retried', async () => {
    const { drawer } = await openSubscription(failed);
    drawer.getByText('Charge failed once');
    drawer.getByText(/tried again on 03-02-2026, then on 03-04-2026 and 03-08-2026/);
  });

  it('is paused after the last retry, and charged again once activated', async () => {
    const { user, drawer, calls } = await openSubscription({ status: 'paused', failedAttempts: 4 });
    drawer.getByText('Paused: every retry failed');
    await user.click(drawer.getByRole('button', { name: 'Activate' }));
    const asked = within(await screen.findByRole('alertdialog'));
    asked.getByText(/charged to •••• 4242 again today/);
    expect(calls('subscriptions.activate')).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Activate subscription' }));
    await waitFor(() => expect(calls('subscriptions.activate')).toHaveLength(1));
    expect(calls('subscriptions.activate')[0]?.input).toMatchObject({
      params: { id: healthy.subscriptionId },
    });
  });
});

describe('a subscription', () => {
  it('shows only its own charges', async () => {
    const { drawer, calls } = await openSubscription({});
    await drawer.findByRole('link', { name: /^\d\d\/\d\d\/\d\d / });
    expect(calls('reporting.listTransactions')[0]?.input).toMatchObject({
      query: { subscriptionId: [healthy.subscriptionId], view: 'payments' },
    });
  });

  it('is deactivated and canceled while it is active', async () => {
    const { user, drawer, calls } = await openSubscription({});
    await fromMenu(user, screen.getByRole('dialog'), 'Cancel subscription');
    const asked = within(await screen.findByRole('alertdialog'));
    asked.getByText(/It ends at the end of the period/);
    asked.getByRole('button', { name: 'Keep subscription' });
    await user.click(asked.getByRole('button', { name: 'Cancel subscription' }));
    await waitFor(() => expect(calls('subscriptions.cancel')).toHaveLength(1));
    await user.click(drawer.getByRole('button', { name: 'More actions' }));
    await screen.findByRole('menuitem', { name: 'Deactivate' });
  });

  it('can be charged to another saved card', async () => {
    const { user, calls } = await openSubscription(failed);
    await fromMenu(user, screen.getByRole('dialog'), 'Change card');
    const dialog = within(await screen.findByRole('dialog', { name: /^Change the card/ }));
    const save = dialog.getByRole('button', { name: 'Change card' });
    await user.click(save);
    expect((await dialog.findAllByText('Select a card.')).length).toBeGreaterThan(0);
    expect(calls('subscriptions.changeCard')).toEqual([]);
    const [card] = fixtures.customers.list.data[0]?.creditCards ?? [];
    await user.click(await dialog.findByRole('radio', { name: /4242/ }));
    await user.click(save);
    await waitFor(() => expect(calls('subscriptions.changeCard')).toHaveLength(1));
    expect(calls('subscriptions.changeCard')[0]?.input).toMatchObject({
      params: { id: healthy.subscriptionId },
      body: { token: card?.token },
    });
  });

  it.each([
    ['2099-04-01', 'Ends on 04-01-2099', 'Ends04-01-2099'],
    ['2020-04-01', 'Ended on 04-01-2020', 'Ended04-01-2020'],
  ])('canceled until %s says so, and stays canceled', async (endsOn, text, station) => {
    const { drawer } = await openSubscription({ status: 'canceled', nextChargeOn: null, endsOn });
    drawer.getByText(text);
    expect(drawer.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      station,
    );
    expect(drawer.queryByRole('button', { name: /Activate|Deactivate|Cancel/ })).toBeNull();
    expect(drawer.queryByRole('button', { name: 'More actions' })).toBeNull();
  });
});

describe('the plans', () => {
  const showPlan = (changes: Partial<Plan>) =>
    renderList(plans, {
      areas,
      responses: { plans: { list: () => ({ data: [{ ...active, ...changes }], count: 1 }) } },
    });

  const actionsOf = async (changes: Partial<Plan>) => {
    const shown = showPlan(changes);
    await shown.user.click(
      await screen.findByRole('button', { name: `Actions for ${active.name}` }),
    );
    const items = await screen.findAllByRole('menuitem');
    return { ...shown, labels: items.map(({ textContent }) => textContent) };
  };

  it.each([
    ['draft', 0, ['Edit', 'Activate', 'Delete']],
    ['active', 0, ['Edit', 'Invite customer', 'Deactivate', 'Delete']],
    ['active', 3, ['Edit', 'Invite customer', 'Deactivate']],
    ['inactive', 3, ['Edit', 'Activate']],
  ] as const)(
    '%s with %d subscriptions offer %j [SUB-03]',
    async (status, subscriptionCount, labels) =>
      expect((await actionsOf({ status, subscriptionCount })).labels).toEqual(labels),
  );

  it('show the ongoing price, and link to the subscriptions', async () => {
    showPlan({});
    const row = await screen.findByRole('row', { name: new RegExp(active.name) });
    expect(row.textContent).toContain('From $14.50 per unit on day 1 of the month');
    expect(within(row).getByRole('link', { name: '18' }).getAttribute('href')).toBe(
      `/subscriptions?planId=${active.planId}`,
    );
  });

  it('are offered to a customer by email, by text message, or both', async () => {
    const { user, calls } = await actionsOf({});
    await user.click(screen.getByRole('menuitem', { name: 'Invite customer' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: `Invite a customer to ${active.name}` }),
    );
    const send = dialog.getByRole('button', { name: 'Send invitation' });
    await user.click(send);
    expect((await dialog.findAllByText('Enter an email or a mobile phone.')).length).toBe(1);
    expect(calls('plans.invite')).toEqual([]);
    await user.type(dialog.getByLabelText(/^Email/), 'grace@mail.example');
    await user.click(send);
    await waitFor(() => expect(calls('plans.invite')).toHaveLength(1));
    expect(calls('plans.invite')[0]?.input).toMatchObject({
      body: {
        planId: active.planId,
        email: 'grace@mail.example',
        shareMethods: ['email'],
        quantity: 1,
      },
    });
  });

  it('are offered to a saved customer at their own address', async () => {
    const { user } = await actionsOf({});
    await user.click(screen.getByRole('menuitem', { name: 'Invite customer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: 'Customer' }));
    const [customer] = fixtures.customers.list.data;
    await user.click(await screen.findByRole('option', { name: new RegExp(customer?.name ?? '') }));
    const email = await dialog.findByDisplayValue(customer?.email ?? 'none');
    expect(email).toBe(dialog.getByLabelText(/^Email/));
  });
});
