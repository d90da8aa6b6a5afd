import { accounts } from '@payfac/api/contract/accounts';
import { plans } from '@payfac/api/contract/plans';
import { users } from '@payfac/api/contract/users';
import { fixtures } from '@payfac/api/testing';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { EditForm } from './edit-page.tsx';
import { Component as NewPlan } from './new-page.tsx';

const areas = { accounts, plans, users };

beforeAll(installValidationMessages);

describe('a new plan', () => {
  /** Fills in the name first, which the form requires before the schedules. */
  const open = async () => {
    const shown = renderScreen(<NewPlan />, { areas, address: '/list?account=sm_00012' });
    await shown.user.type(screen.getByLabelText(/^Name/), 'Club');
    await shown.user.type(screen.getByLabelText(/^Title/), 'The club');
    const save = screen.getByRole('button', { name: 'Save as draft' });
    return { ...shown, save };
  };
  const invoices = () =>
    within(screen.getByRole('table', { name: 'First invoices' }))
      .getAllByRole('row')
      .slice(1);

  it('requires a price, and previews the first invoices at a sample price until then [SUB-02]', async () => {
    const { user, save, calls } = await open();
    expect(invoices()).toHaveLength(6);
    screen.getByText(/at sample prices/);
    await user.click(save);
    expect((await screen.findAllByText('Enter a price per period.')).length).toBeGreaterThan(0);
    expect(calls('plans.create')).toEqual([]);
    await user.type(screen.getByLabelText(/^Price per period/), '19');
    await waitFor(() => expect(invoices()[0]?.textContent).toContain('$19.00'));
    expect(invoices()[0]?.textContent).toMatch(/\d\d-\d\d-\d{4}Standard · Flat price\$19\.00/);
    expect(invoices()).toHaveLength(6);
    expect(screen.queryByText(/sample/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Calendar' }));
    const calendar = await screen.findByRole('application', { name: /First invoices/ });
    expect(within(calendar).getAllByText('$19.00 · Standard').length).toBeGreaterThan(0);
    await user.click(save);
    await waitFor(() => expect(calls('plans.create')).toHaveLength(1));
    expect(calls('plans.create')[0]?.input).toMatchObject({
      body: {
        subMerchantId: 'sm_00012',
        name: 'Club',
        description: null,
        schedules: [
          {
            name: 'Standard',
            pricing: { model: 'flat', amount: 1900 },
            billing: { timing: 'atSubscriptionStart', period: { unit: 'month', count: 1 } },
            cycles: null,
          },
        ],
        cancelOptions: { byPayer: true, takesEffect: 'atPeriodEnd', noticeDays: 0 },
      },
    });
  });

  it('accepts any number of units in its invoice preview', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText(/^Pricing model/), 'perUsageTiered');
    await user.type(screen.getByLabelText(/^Price per unit/), '1000000');
    const units = screen.getByLabelText('Units per period');
    await user.clear(units);
    await user.type(units, '999999999999999');
    await user.tab();
    // A million units at a million dollars: the most that the platform accepts.
    await waitFor(() => expect(invoices()[0]?.textContent).toContain('$1,000,000,000,000.00'));
  });

  it('has increasing tiers, and the last one unlimited', async () => {
    const { user, save } = await open();
    await user.selectOptions(screen.getByLabelText(/^Pricing model/), 'perUsageTiered');
    await user.click(screen.getByRole('button', { name: 'Add tier' }));
    await user.click(screen.getByRole('button', { name: 'Add tier' }));
    const [first, second] = screen.getAllByLabelText(/^Up to units/);
    if (!first || !second) throw new Error('There are two tiers with an end.');
    await user.type(first, '10');
    await user.type(second, '5');
    await user.click(save);
    expect((await screen.findAllByText('Enter more than 10 units.')).length).toBeGreaterThan(0);
    expect(screen.getByText('All units above')).toBeDefined();
  });

  it('requires an end for every schedule but the last', async () => {
    const { user, save } = await open();
    await user.type(screen.getByLabelText(/^Price per period/), '19');
    await user.click(screen.getByRole('button', { name: 'Add schedule' }));
    await user.click(save);
    expect((await screen.findAllByText(/Another schedule follows it/)).length).toBeGreaterThan(0);
  });
});

it('a new plan loads its account search when the field is focused', async () => {
  const { user, calls } = renderScreen(<NewPlan />, { areas });
  const waiting = screen.getByRole('combobox', { name: 'Account' });
  expect(calls('accounts.names')).toEqual([]);
  await user.click(waiting);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Account' })).not.toBe(waiting));
  const search = screen.getByRole('combobox', { name: 'Account' });
  await waitFor(() => expect(document.activeElement).toBe(search));
  await user.type(search, 'Cop');
  await waitFor(() => expect(calls('accounts.names').length).toBeGreaterThan(0));
});

describe('a saved plan', () => {
  const saved = fixtures.plans.get;

  it('keeps schedules with subscribers', async () => {
    const { user, calls } = renderScreen(<EditForm plan={{ ...saved, subscriptionCount: 2 }} />, {
      areas,
    });
    screen.getByText(/so they can’t be changed/);
    expect(screen.queryByLabelText(/^Pricing model/)).toBeNull();
    await user.type(screen.getByLabelText(/^Subtitle/), '!');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(calls('plans.update')).toHaveLength(1));
    const { input } = calls('plans.update')[0] ?? {};
    expect(input).toMatchObject({ body: { subTitle: 'Fresh beans at your door!' } });
    expect(JSON.stringify(input)).not.toContain('"schedules"');
  });

  it('can be changed by a product’s users, who have no account', async () => {
    const place = { kind: 'product', spProductId: 'sp_0001' } as const;
    const acl = [{ role: 'service-provider' as const, forcePasswordReset: false, place }];
    const { applications } = fixtures.auth.sso;
    const payments = { ...applications.payments, acl };
    renderScreen(<EditForm plan={{ ...saved, subscriptionCount: 0 }} />, {
      areas,
      session: { applications: { ...applications, payments } },
    });
    screen.getByRole('button', { name: 'Save changes' });
  });

  it('can be changed completely without subscribers', async () => {
    const { user, calls } = renderScreen(<EditForm plan={{ ...saved, subscriptionCount: 0 }} />, {
      areas,
    });
    const [, price] = screen.getAllByLabelText(/^Price per unit/);
    if (!price) throw new Error('The example has two tiers.');
    await user.clear(price);
    await user.type(price, '1450');
    await user.type(screen.getByLabelText(/^Subtitle/), '!');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(calls('plans.update')).toHaveLength(1));
    expect(calls('plans.update')[0]?.input).toMatchObject({
      params: { id: saved.planId },
      body: { schedules: [{ pricing: { model: 'free' } }, { cycles: null }] },
    });
  });
});
