import { accounts } from '@payfac/api/contract/accounts';
import { customers } from '@payfac/api/contract/customers';
import { paymentLinkTemplates } from '@payfac/api/contract/payment-link-templates';
import { paymentLinks } from '@payfac/api/contract/payment-links';
import { previews } from '@payfac/api/contract/previews';
import { users } from '@payfac/api/contract/users';
import { fixtures } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import {
  newTemplate,
  type PaymentLinkTemplate,
  type TemplateField,
} from '@payfac/domain/payment-link-templates';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { Component as SendLink } from './page.tsx';

const areas = { accounts, customers, paymentLinkTemplates, paymentLinks, previews, users };

beforeAll(installValidationMessages);

const press = (name: string) => screen.getByRole('button', { name });

const standard: PaymentLinkTemplate = {
  ...newTemplate(),
  paymentLinkTemplateId: 'plt_standard',
  variant: 'general',
  isBuiltIn: true,
  createdAt: null,
  createdBy: null,
  updatedAt: null,
};

/** A user's template, with some fields of its own. */
const made = (...own: readonly TemplateField[]): PaymentLinkTemplate => ({
  ...standard,
  name: 'Deposits',
  paymentLinkTemplateId: 'plt_deposits',
  isBuiltIn: false,
  fields: standard.fields.map((field) => own.find(({ name }) => name === field.name) ?? field),
});

const locked = { visible: true, enabled: false } as const;
const hidden = { visible: false, enabled: true } as const;

const account = 'account=sm_00012';

const open = (templates: readonly PaymentLinkTemplate[] = [standard], search = account) =>
  renderScreen(<SendLink />, {
    areas,
    responses: {
      paymentLinkTemplates: { list: () => ({ data: [...templates], count: templates.length }) },
    },
    address: `/list?${search}`,
  });

/** A field by its full name, since 'Amount' is also a choice. */
const field = (name: string): Promise<HTMLElement> => screen.findByRole('textbox', { name });
const shown = (name: string): HTMLElement => screen.getByRole('textbox', { name });

describe('a payment link', () => {
  it('is created from what the template leaves open, and shared [PAGE-41]', async () => {
    const { user, calls } = open();
    await user.type(await field('Amount'), '125.5');
    await user.type(shown('Tax amount'), '4.5');
    await user.type(shown('Description'), 'Deposit');
    const totals = within(screen.getByRole('region', { name: 'Totals' }));
    expect(totals.getByText('$130.00')).toBeDefined();
    // The account has dual pricing with a 3.5% difference.
    expect(await totals.findByText('$125.45')).toBeDefined();
    await user.type(shown('Email address'), 'grace@mail.example');
    await user.click(press('Send link'));
    await waitFor(() => expect(calls('paymentLinks.create')).toHaveLength(1));
    expect(calls('paymentLinks.create')[0]?.input).toMatchObject({
      body: {
        subMerchantId: 'sm_00012',
        paymentLinkTemplateId: 'plt_standard',
        description: 'Deposit',
        amount: 12_550,
        taxAmount: 450,
        paymentMethods: ['creditCard', 'eCheck'],
        sendEmail: true,
        email: 'grace@mail.example',
        expiresAt: { unit: 'days', value: 1, specificDate: null },
      },
    });
  });

  it('shows locked fields of the template, without sending them', async () => {
    const { user, calls } = open(
      [
        standard,
        made(
          { name: 'amount', ...locked, defaultValue: cents(5000) },
          { name: 'taxAmount', ...hidden, defaultValue: null },
          { name: 'sendEmail', ...hidden, defaultValue: false },
          { name: 'sendSms', ...hidden, defaultValue: false },
        ),
      ],
      `${account}&template=plt_deposits`,
    );
    const facts = await screen.findByRole('region', { name: 'Set by the template' });
    expect(facts.textContent).toContain('$50.00');
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    expect(screen.queryByLabelText(/^Tax amount/)).toBeNull();
    await user.click(press('Create link'));
    await waitFor(() => expect(calls('paymentLinks.create')).toHaveLength(1));
    const input = calls('paymentLinks.create')[0]?.input;
    for (const name of ['amount', 'cartItems', 'taxAmount', 'sendEmail', 'email']) {
      expect(input).not.toHaveProperty(`body.${name}`);
    }
    expect(input).toMatchObject({ body: { paymentLinkTemplateId: 'plt_deposits' } });
  });

  it('says so if only the template prevents it', async () => {
    open([made({ name: 'amount', ...hidden, defaultValue: null })]);
    expect(
      await screen.findByText('This template needs changes before you can use it'),
    ).toBeDefined();
    expect(screen.getByText(/The total must be greater than \$0.00./)).toBeDefined();
  });

  it('names what is missing, and expands its section', async () => {
    const { user, calls } = open();
    await field('Amount');
    await user.click(screen.getByRole('button', { name: /^Options/ }));
    await user.clear(await field('How long it lasts'));
    await user.click(screen.getByRole('button', { name: /^Options/ }));
    await user.click(press('Send link'));
    expect((await screen.findAllByText('Enter an amount.')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Enter the email address to send it to.').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: /^Options/ }).getAttribute('aria-expanded')).toBe(
      'true',
    );
    expect(calls('paymentLinks.create')).toEqual([]);
  });

  it('totals a cart with its discounts, and previews the payer’s page', async () => {
    const { user, calls } = open();
    await field('Amount');
    await user.click(screen.getByRole('radio', { name: 'Cart' }));
    await user.type(await field('Item'), 'Enamel mug');
    await user.clear(shown('Quantity'));
    await user.type(shown('Quantity'), '2');
    await user.type(shown('Price'), '14');
    await user.click(press('Add coupon, discount or fee'));
    await user.type(shown('Amount'), '3');
    const totals = within(screen.getByRole('region', { name: 'Totals' }));
    await waitFor(() => expect(totals.getByText('$25.00')).toBeDefined());
    await screen.findByTitle('Customer’s page');
    await waitFor(() => {
      const sent = [...calls('previews.create'), ...calls('previews.update')];
      expect(sent.at(-1)?.input).toMatchObject({
        body: {
          data: {
            amountOrCart: 'cart',
            cartItems: [{ description: 'Enamel mug', quantity: 2, price: 14 }],
            totalModifiers: [{ type: 'Discount', amount: -3 }],
          },
        },
      });
    });
    expect(calls('previews.create')[0]?.input).toMatchObject({
      body: { modelName: 'paymentLinks' },
    });
  });

  it('requires an account if there are several', async () => {
    const { calls } = open([standard], '');
    expect(await screen.findByText(/Select an account/)).toBeDefined();
    expect(calls('paymentLinkTemplates.list')).toEqual([]);
  });
});

describe('a created link', () => {
  const session = fixtures.paymentLinks.get;
  const show = (changes: Partial<typeof session>) =>
    renderScreen(<SendLink />, {
      areas,
      responses: { paymentLinks: { get: () => ({ ...session, ...changes }) } },
      address: `/list?link=${session.sessionId}`,
    });

  it('can be copied, scanned and resent', async () => {
    const { user } = show({ expiresAt: null, useCount: 0 });
    expect(await screen.findByRole('heading', { name: /^Link sent to / })).toBeDefined();
    expect(screen.getByText(session.url)).toBeDefined();
    const link = screen.getByRole('link', { name: session.accountName });
    expect(link.getAttribute('href')).toContain(`/account/${session.subMerchantId}/overview`);
    await user.click(press('Show QR code'));
    expect(await screen.findByRole('img', { name: 'QR code of the link' })).toBeDefined();
    await user.click(press('Resend'));
    expect(await screen.findByRole('dialog', { name: /^Resend the link for / })).toBeDefined();
  });

  it('of an account that isn’t live says why it wasn’t sent', async () => {
    show({ status: 'onboarding', sentAt: null });
    expect(await screen.findByText(/This account isn’t live yet/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
  });
});
