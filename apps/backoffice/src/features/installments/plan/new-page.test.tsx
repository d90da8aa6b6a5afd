import { accounts } from '@payfac/api/contract/accounts';
import { customers } from '@payfac/api/contract/customers';
import { installments } from '@payfac/api/contract/installments';
import { outcomes } from '@payfac/api/contract/outcomes';
import { users } from '@payfac/api/contract/users';
import { failure, fixtures } from '@payfac/api/testing';
import type { Customer } from '@payfac/domain/customers';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { Component as NewPlan } from './new-page.tsx';

const areas = { accounts, customers, installments, outcomes, users };

const [example] = fixtures.customers.list.data;
if (!example) throw new Error('The examples have a customer.');
const grace: Customer = { ...example, subMerchantId: 'sm_1', name: 'Grace Murray' };

beforeAll(installValidationMessages);

type Responses = NonNullable<Parameters<typeof renderScreen<typeof areas>>[1]['responses']>;

const open = (responses: Responses = {}) =>
  renderScreen(<NewPlan />, {
    areas,
    address: '/list?account=sm_1',
    responses: { customers: { list: () => ({ data: [grace], count: 1 }) }, ...responses },
  });

const schedule = () =>
  within(screen.getByRole('list', { name: 'Schedule' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function fillTerms({ user }: ReturnType<typeof open>, total = '100', count = '3') {
  await user.type(screen.getByLabelText(/^Total/), total);
  await user.type(screen.getByLabelText(/^Number of payments/), count);
  const due = screen.getByRole('textbox', { name: /^First payment due/ });
  await user.clear(due);
  await user.type(due, '01312099');
}

async function chooseCustomer({ user }: ReturnType<typeof open>) {
  await user.click(screen.getByLabelText(/^Customer/));
  const search = await screen.findByRole('combobox', { name: 'Customer' });
  await user.type(search, 'Gra');
  await user.click(await screen.findByRole('option', { name: /Grace Murray/ }));
  await screen.findByRole('radiogroup', { name: /^Saved card/ });
}

describe('a new installment plan', () => {
  it('shows a sample schedule from the start, and says so until its terms are entered', async () => {
    const { user } = open();
    expect(schedule()).toHaveLength(4);
    screen.getByText(/with sample terms/);
    await user.type(screen.getByLabelText(/^Total/), '100');
    expect(schedule().map((each) => each?.slice(-6))).toEqual(Array(4).fill('$25.00'));
    screen.getByText(/with a sample number of payments/);
    await user.type(screen.getByLabelText(/^Number of payments/), '2');
    expect(schedule()).toHaveLength(2);
    expect(screen.queryByText(/sample/)).toBeNull();
  });

  it('previews its schedule: odd cents first, the same day each month', async () => {
    const shown = open();
    await fillTerms(shown);
    expect(schedule()).toEqual([
      'Payment 101-31-2099$33.34',
      'Payment 202-28-2099$33.33',
      'Payment 303-31-2099$33.33',
    ]);
    screen.getByText('The first payment is one cent more, so that all add up to the total.');
    await shown.user.type(screen.getByLabelText(/^Down payment/), '25');
    expect(schedule()[0]).toBe('Down paymentToday$25.00');
    expect(schedule()).toHaveLength(4);
    screen.getByRole('button', { name: 'Charge $25.00 and create plan' });
  });

  it('shows all of a long schedule on request', async () => {
    const shown = open();
    await fillTerms(shown, '600', '24');
    expect(schedule()).toHaveLength(13);
    await shown.user.click(screen.getByRole('button', { name: 'Show all 24 payments' }));
    expect(schedule()).toHaveLength(24);
  });

  it('requires what is missing, and possible terms', async () => {
    const shown = open();
    await shown.user.type(screen.getByLabelText(/^Total/), '100');
    await shown.user.click(screen.getByRole('button', { name: 'Create plan' }));
    for (const text of ['Select a customer.', 'Enter the number of payments.']) {
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    }
    expect(shown.calls('installments.create')).toEqual([]);
  });

  it('charges its down payment once, under its own key, and opens the plan', async () => {
    const shown = open();
    await fillTerms(shown);
    await shown.user.type(screen.getByLabelText(/^Down payment/), '25');
    await chooseCustomer(shown);
    await shown.user.click(screen.getByRole('button', { name: /^Charge \$25\.00/ }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    const [call, ...others] = shown.calls('installments.create');
    expect(others).toEqual([]);
    expect(call?.input).toMatchObject({
      body: {
        subMerchantId: 'sm_1',
        customerId: grace.customerId,
        token: grace.creditCards[0]?.token,
        totalAmount: 10_000,
        downPayment: 2500,
        count: 3,
        frequency: 'monthly',
        firstDueOn: '2099-01-31',
      },
    });
    expect(call?.request.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    expect(shown.router.state.location.pathname).toBe('/installments');
    expect(shown.search()).toContain('open=ins_');
  });

  it('keeps the input if the down payment is declined', async () => {
    const shown = open({
      installments: {
        create: () => failure(402, { code: '51', message: 'Insufficient funds' }),
      },
    });
    await fillTerms(shown);
    await chooseCustomer(shown);
    await shown.user.click(screen.getByRole('button', { name: 'Create plan' }));
    await screen.findByText('Insufficient funds');
    expect(schedule()).toHaveLength(3);
    expect(shown.router.state.location.pathname).toBe('/list');
  });

  it('links to the customer’s page if they have no card', async () => {
    const shown = open({
      customers: { list: () => ({ data: [{ ...grace, creditCards: [] }], count: 1 }) },
    });
    await shown.user.click(screen.getByLabelText(/^Customer/));
    await shown.user.type(await screen.findByRole('combobox', { name: 'Customer' }), 'Gra');
    await shown.user.click(await screen.findByRole('option', { name: /Grace Murray/ }));
    await waitFor(() => screen.getByText(/Grace Murray has no saved card/));
    screen.getByRole('link', { name: 'Add one on the customer’s page.' });
  });
});
