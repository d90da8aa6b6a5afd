import { ApiError } from '@payfac/api';
import { create } from '@payfac/api/contract/payouts';
import { cents } from '@payfac/domain/money';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../lists/testing/render-list.tsx';
import { CallForm } from './call-form.tsx';
import { Amount } from './controls/amounts.tsx';
import { LongText, Text } from './controls/text.tsx';
import { type CallFormOptions, useCallForm } from './use-call-form.tsx';

type Options = CallFormOptions<typeof create, unknown>;

const initial: NonNullable<Options['initial']> = {
  subMerchantId: 'sm_0001',
  processor: 'simulatorEcheck',
  type: 'merchant',
  createLedgerEntries: true,
};

function PayoutForm(options: Partial<Options>) {
  const form = useCallForm(create, {
    initial,
    call: async () => ({}),
    onDone: () => undefined,
    ...options,
  });
  const { Field } = form;
  return (
    <CallForm of={form} label="New payout" submitLabel="Pay out">
      <Field name="beneficiary" as={Text} label="Beneficiary" isRequired />
      <Field name="amount" as={Amount} label="Amount" isRequired />
      <Field name="description" as={LongText} label="Description" />
    </CallForm>
  );
}

/** A form that begins with one field, and then has all of them. */
function Growing({ first }: { readonly first: 'Beneficiary' | 'Amount' | 'Description' }) {
  const [isWhole, setWhole] = useState(false);
  const form = useCallForm(create, {
    initial,
    call: async () => ({}),
    onDone: () => undefined,
    check: () => [{ path: 'description', message: 'Describe it.' }],
  });
  const { Field } = form;
  return (
    <>
      <button type="button" onClick={() => setWhole(true)}>
        All
      </button>
      <CallForm of={form} label="New payout" submitLabel="Pay out">
        {(isWhole || first === 'Beneficiary') && (
          <Field name="beneficiary" as={Text} label="Beneficiary" isRequired />
        )}
        {(isWhole || first === 'Amount') && (
          <Field name="amount" as={Amount} label="Amount" isRequired />
        )}
        {(isWhole || first === 'Description') && (
          <Field name="description" as={LongText} label="Description" />
        )}
      </CallForm>
    </>
  );
}

beforeAll(installValidationMessages);

const show = (options: Partial<Options> = {}) =>
  renderScreen(<PayoutForm {...options} />, { areas: {} });

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const send = () => screen.getByRole('button', { name: 'Pay out' });

const refusal = (errors: { readonly path: string; readonly message: string }[]) =>
  new ApiError({
    kind: 'http',
    endpoint: 'payouts.create',
    message: 'The payout was refused.',
    status: 422,
    detail: { code: 'REFUSED', message: 'The payout was refused.', errors },
  });

describe('a form over a call', () => {
  it('keeps a prefilled field empty once cleared', async () => {
    const call = vi.fn(async () => ({}));
    const { user } = show({
      call,
      initial: { ...initial, beneficiary: 'Pier', amount: cents(1200), description: 'Old' },
    });
    for (const name of ['Beneficiary', 'Amount', 'Description']) {
      await user.type(field(name), '5');
      await user.clear(field(name));
      await user.tab();
      expect(field(name)).toHaveProperty('value', '');
    }
    await user.click(send());
    await screen.findAllByText('Enter an amount.');
    expect(field('Amount')).toHaveProperty('value', '');
    await user.type(field('Beneficiary'), 'Pier Supplies');
    await user.type(field('Amount'), '60');
    await user.click(send());
    const { description: _, ...left } = { ...initial, description: '' };
    await waitFor(() =>
      expect(call).toHaveBeenCalledExactlyOnceWith({
        ...left,
        beneficiary: 'Pier Supplies',
        amount: 6000,
      }),
    );
  });

  it('sends the body in code’s types, without empty fields', async () => {
    const call = vi.fn(async () => ({}));
    const onDone = vi.fn();
    const { user } = show({ call, onDone });
    await user.type(field('Beneficiary'), 'Pier Supplies');
    await user.type(field('Amount'), '10.50');
    await user.type(field('Description'), 'x');
    await user.clear(field('Description'));
    await user.click(send());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(call).toHaveBeenCalledExactlyOnceWith({
      ...initial,
      beneficiary: 'Pier Supplies',
      amount: 1050,
    });
  });

  it('reports problems at each field, lists them, and focuses the first', async () => {
    const call = vi.fn(async () => ({}));
    const { user } = show({ call });
    await user.click(send());
    await waitFor(() => expect(document.activeElement).toBe(field('Beneficiary')));
    expect(screen.getAllByText('Enter a beneficiary.').length).toBeGreaterThan(1);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });

  it('lists problems in page order and focuses the first, whatever the order of registration', async () => {
    const rows = ['Beneficiary', 'Amount', 'Description'] as const;
    const texts = {
      Beneficiary: 'Enter a beneficiary.',
      Amount: 'Enter an amount.',
      Description: 'Describe it.',
    };
    for (const first of rows) {
      const { user, unmount } = renderScreen(<Growing first={first} />, { areas: {} });
      await user.click(screen.getByRole('button', { name: 'All' }));
      await user.click(send());
      const summary = await screen.findByRole('alert');
      await waitFor(() =>
        expect(
          within(summary)
            .getAllByRole('link')
            .map(({ textContent }) => textContent),
        ).toEqual(rows.map((row) => texts[row])),
      );
      await waitFor(() => expect(document.activeElement).toBe(field('Beneficiary')));
      unmount();
    }
  });

  it('puts the server’s problems on their fields and focuses the first', async () => {
    const call = () =>
      Promise.reject(refusal([{ path: 'amount', message: 'At most $5.00 is available.' }]));
    const { user } = show({ call });
    await user.type(field('Beneficiary'), 'Pier Supplies');
    await user.type(field('Amount'), '10.50');
    await user.click(send());
    expect(await screen.findByText('At most $5.00 is available.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Amount')));
    expect(screen.queryByText('The payout was refused.')).toBeNull();
  });

  it('shows other problems above the fields, and clears them at the next attempt', async () => {
    const call = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(refusal([]))
      .mockResolvedValueOnce({});
    const { user } = show({ call });
    await user.type(field('Beneficiary'), 'Pier Supplies');
    await user.type(field('Amount'), '10.50');
    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain('The payout was refused.');
    await user.click(send());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('also runs the form’s own checks', async () => {
    const check = () => [{ path: 'beneficiary', message: 'Choose another beneficiary.' }];
    const { user } = show({ check });
    await user.type(field('Beneficiary'), 'Pier Supplies');
    await user.type(field('Amount'), '10.50');
    await user.click(send());
    expect(await screen.findByText('Choose another beneficiary.')).toBeTruthy();
  });
});

describe('leaving a form', () => {
  it('asks if something was filled in, and keeps it if the user stays', async () => {
    const { user, router } = show();
    await user.type(field('Beneficiary'), 'Pier');
    await user.tab();
    void router.navigate('/elsewhere');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(field('Beneficiary')).toHaveProperty('value', 'Pier');
    void router.navigate('/elsewhere');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
  });

  it('asks nothing if nothing was filled in', async () => {
    const { router } = show();
    await router.navigate('/elsewhere');
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
  });
});

describe('a draft', () => {
  it('restores what was filled in, and is deleted once saved', async () => {
    const { user, router } = show({ draft: 'payout' });
    await user.type(field('Beneficiary'), 'Pier Supplies');
    await user.type(field('Amount'), '10.50');
    await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).toContain('1050'));
    void router.navigate('/elsewhere');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });

    await router.navigate('/list');
    await waitFor(() => expect(field('Beneficiary')).toHaveProperty('value', 'Pier Supplies'));
    expect(field('Amount')).toHaveProperty('value', '$10.50');
    await user.click(send());
    await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Pier'));
  });
});

it('reports a problem of a field left by a press only after the press, so nothing moves under the pointer', async () => {
  const { user } = show();
  await user.type(field('Amount'), '5');
  await user.clear(field('Amount'));
  await user.pointer({ keys: '[MouseLeft>]', target: field('Description') });
  expect(document.activeElement).toBe(field('Description'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByText('Enter an amount.')).toBeNull();
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByText('Enter an amount.')).toBeDefined();
});

describe('leaving a required field', () => {
  it('shows no problem if it was only passed through, until the form is submitted', async () => {
    const { user } = show();
    await user.click(field('Beneficiary'));
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(field('Description'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByText(/^Enter the/)).toBeNull();
    await user.click(send());
    expect((await screen.findAllByText('Enter a beneficiary.')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Enter an amount.').length).toBeGreaterThan(0);
  });

  it('requires it if it was typed and deleted', async () => {
    const { user } = show();
    await user.type(field('Amount'), '5');
    await user.clear(field('Amount'));
    expect(screen.queryByText('Enter an amount.')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Enter an amount.')).toBeDefined();
  });

  it('requires it if its initial value was deleted', async () => {
    const { user } = show({ initial: { ...initial, beneficiary: 'Pier' } });
    await user.clear(field('Beneficiary'));
    await user.tab();
    expect(await screen.findByText('Enter a beneficiary.')).toBeDefined();
  });
});
