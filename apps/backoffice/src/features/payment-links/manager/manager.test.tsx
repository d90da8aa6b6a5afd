import { accounts } from '@payfac/api/contract/accounts';
import { customers } from '@payfac/api/contract/customers';
import { hostedSessions } from '@payfac/api/contract/hosted-sessions';
import { paymentLinkTemplates } from '@payfac/api/contract/payment-link-templates';
import { paymentLinks } from '@payfac/api/contract/payment-links';
import { previews } from '@payfac/api/contract/previews';
import { users } from '@payfac/api/contract/users';
import { newTemplate, type PaymentLinkTemplate } from '@payfac/domain/payment-link-templates';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { Component as Manager } from './page.tsx';

const areas = {
  accounts,
  customers,
  hostedSessions,
  paymentLinkTemplates,
  paymentLinks,
  previews,
  users,
};

beforeAll(installValidationMessages);

const template = (
  paymentLinkTemplateId: string,
  name: string,
  isBuiltIn = false,
): PaymentLinkTemplate => ({
  ...newTemplate(),
  name,
  paymentLinkTemplateId,
  subMerchantIds: isBuiltIn ? [] : ['sm_0007'],
  variant: 'general',
  isBuiltIn,
  createdAt: null,
  createdBy: null,
  updatedAt: null,
});

const standard = template('plt_standard', 'Standard Template', true);
const deposits = template('plt_1', 'Deposits');
const bookings = template('plt_2', 'Bookings');
const all = [standard, bookings, deposits];

const open = (id?: string, templates: readonly PaymentLinkTemplate[] = all) =>
  renderScreen(<Manager />, {
    areas,
    responses: {
      paymentLinkTemplates: {
        list: () => ({ data: [...templates], count: templates.length }),
        listCreated: () => ({ data: [bookings, deposits], count: 2 }),
      },
    },
    address: `/list?part=templates${id === undefined ? '' : `&template=${id}`}`,
  });

const field = (name: string): Promise<HTMLElement> => screen.findByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

describe('the payment link manager', () => {
  it('lists created links, and no other hosted pages [PAGE-42]', async () => {
    const { calls } = renderScreen(<Manager />, { areas });
    await screen.findByRole('table', { name: 'Payment links' });
    expect(screen.getByRole('link', { name: 'Templates' })).toBeDefined();
    await waitFor(() =>
      expect(calls('hostedSessions.list')[0]?.input).toMatchObject({
        query: { source: ['paymentlink'] },
      }),
    );
  });

  it('changes a template, including who can fill in what', async () => {
    const { user, calls } = open('plt_1');
    await user.type(await field('Amount'), '50');
    await user.click(press('Lock Amount'));
    expect(press('Lock Amount').getAttribute('aria-pressed')).toBe('true');
    await user.click(press('Lock Tax amount'));
    await user.click(press('Hide Tax amount'));
    expect(press('Lock Tax amount').getAttribute('aria-pressed')).toBe('false');
    await user.click(press('Save template'));
    await waitFor(() => expect(calls('paymentLinkTemplates.update')).toHaveLength(1));
    const input = calls('paymentLinkTemplates.update')[0]?.input;
    expect(input).toMatchObject({
      body: {
        paymentLinkTemplateId: 'plt_1',
        name: 'Deposits',
        fields: expect.arrayContaining([
          { name: 'amount', visible: true, enabled: false, defaultValue: 5000 },
          { name: 'taxAmount', visible: false, enabled: true, defaultValue: null },
        ]),
      },
    });
  });

  it('always shows a template’s items, a new one with quantity 1 and price 0', async () => {
    const { user, calls } = open('plt_1');
    const chosen = await screen.findByRole('radio', { name: 'Amount' });
    expect(chosen.getAttribute('checked') ?? chosen.getAttribute('aria-checked')).not.toBe('false');
    const item = await screen.findByRole('group', { name: 'Item 1' });
    expect(within(item).getByLabelText<HTMLInputElement>('Quantity').value).toBe('1');
    const price = within(item).getByLabelText<HTMLInputElement>('Price');
    expect([price.value, price.placeholder]).toEqual(['', '$0.00']);
    await user.click(press('Add item'));
    const added = within(screen.getByRole('group', { name: 'Item 2' }));
    expect(added.getByLabelText<HTMLInputElement>('Price').value).toBe('');
    await user.type(within(item).getByLabelText('Item'), 'Enamel mug');
    await user.clear(within(item).getByLabelText('Quantity'));
    await user.type(within(item).getByLabelText('Quantity'), '2');
    await user.click(press('Save template'));
    await waitFor(() => expect(calls('paymentLinkTemplates.update')).toHaveLength(1));
    expect(calls('paymentLinkTemplates.update')[0]?.input).toMatchObject({
      body: { cartItems: [{ description: 'Enamel mug', quantity: 2, price: 0 }] },
    });
  });

  it('sends a template unchanged if nothing was edited', async () => {
    const { user, calls } = open('plt_1');
    await user.click(await screen.findByRole('button', { name: 'Save template' }));
    await waitFor(() => expect(calls('paymentLinkTemplates.update')).toHaveLength(1));
    const { name, fields, cartItems, customFields, subMerchantIds } = deposits;
    expect(calls('paymentLinkTemplates.update')[0]?.input).toMatchObject({
      body: { name, fields, cartItems, customFields, subMerchantIds },
    });
  });

  it('creates a new template from the built-in one, which stays unchanged', async () => {
    const { user, calls } = open();
    expect(await screen.findByText(/This template is built in/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save template' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await user.click(press('Save as new'));
    expect((await screen.findAllByText('Choose an account.')).length).toBeGreaterThan(0);
    expect(calls('paymentLinkTemplates.create')).toEqual([]);
  });

  it('moves to missing accounts, far above the button', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Save as new' }));
    const accountsField = await screen.findByRole('combobox', { name: /^Accounts/ });
    await waitFor(() => expect(document.activeElement).toBe(accountsField));
    expect(accountsField.getAttribute('aria-required')).toBe('true');
  });

  it('saves a copy under its own name', async () => {
    const { user, calls } = open('plt_1');
    await field('Name');
    await user.click(press('Save as new'));
    await waitFor(() => expect(calls('paymentLinkTemplates.create')).toHaveLength(1));
    expect(calls('paymentLinkTemplates.create')[0]?.input).toMatchObject({
      body: { name: 'Deposits copy', subMerchantIds: ['sm_0007'] },
    });
    expect(calls('paymentLinkTemplates.update')).toEqual([]);
  });

  it('keeps unsaved changes of a template while another is opened [LINK-03]', async () => {
    const { user } = open('plt_1');
    await user.type(await field('Description'), 'Half now');
    await user.click(screen.getByRole('link', { name: 'Bookings' }));
    await screen.findByRole('heading', { name: 'Bookings' });
    expect(await field('Description')).toHaveProperty('value', '');
    expect(screen.getByText('Unsaved changes')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Deposits' }));
    await screen.findByRole('heading', { name: 'Deposits' });
    await waitFor(async () =>
      expect(await field('Description')).toHaveProperty('value', 'Half now'),
    );
    await user.click(press('Discard changes'));
    expect(await field('Description')).toHaveProperty('value', '');
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  });

  it('keeps the editor unchanged while searching for others', async () => {
    const { user, calls } = open();
    await user.type(await field('Description'), 'Half now');
    await user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'Book');
    await waitFor(() =>
      expect(calls('paymentLinkTemplates.list').at(-1)?.input).toMatchObject({
        query: { name: 'Book' },
      }),
    );
    expect(await field('Description')).toHaveProperty('value', 'Half now');
    expect(screen.getByRole('heading', { name: 'Standard Template' })).toBeDefined();
  });

  it('can show only existing templates, without changing the editor', async () => {
    const { user, calls } = open('plt_standard');
    await screen.findByRole('link', { name: 'Standard Template' });
    await user.click(screen.getByText('Existing'));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Standard Template' })).toBeNull(),
    );
    expect(screen.getByRole('link', { name: 'Bookings' })).toBeDefined();
    expect(calls('paymentLinkTemplates.listCreated')).toHaveLength(1);
    expect((await field('Name')).getAttribute('value') ?? '').not.toBe('Bookings');
    expect(screen.getByRole('heading', { name: 'Standard Template' })).toBeDefined();
  });

  it('confirms before deleting a template', async () => {
    const { user, calls } = open('plt_1');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete template' }));
    await waitFor(() => expect(calls('paymentLinkTemplates.remove')).toHaveLength(1));
    expect(calls('paymentLinkTemplates.remove')[0]?.input).toMatchObject({
      body: { paymentLinkTemplateId: 'plt_1' },
    });
  });

  it('shows its preview beside the editor, below it, or not at all, in this order [LINK-01]', async () => {
    const { user } = open('plt_1');
    await screen.findByTitle('Customer’s page');
    await user.click(press('Preview: Side by side'));
    expect(screen.getByTitle('Customer’s page')).toBeDefined();
    await user.click(press('Preview: Stacked'));
    expect(screen.queryByTitle('Customer’s page')).toBeNull();
    await user.click(press('Preview: Off'));
    expect(await screen.findByTitle('Customer’s page')).toBeDefined();
  });

  it('asks the payer for added fields, each under its own key', async () => {
    const { user, calls } = open('plt_1');
    await user.click(await screen.findByLabelText('Custom fields'));
    await user.click(await screen.findByRole('button', { name: 'Add custom field' }));
    await user.type(await field('Question'), 'Pickup date');
    await user.selectOptions(screen.getByLabelText('Answer'), 'date');
    await user.click(press('Save template'));
    await waitFor(() => expect(calls('paymentLinkTemplates.update')).toHaveLength(1));
    expect(calls('paymentLinkTemplates.update')[0]?.input).toMatchObject({
      body: {
        customFields: [
          { key: 'pickupDate', label: 'Pickup date', type: 'date', required: false, options: [] },
        ],
        fields: expect.arrayContaining([
          { name: 'hasCustomFields', visible: true, enabled: true, defaultValue: true },
        ]),
      },
    });
  });

  it('reports what a template lacks at its field', async () => {
    const { user, calls } = open('new');
    await user.click(await screen.findByRole('button', { name: 'Save template' }));
    expect((await screen.findAllByText('Enter a name.')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Choose an account.').length).toBeGreaterThan(0);
    expect(calls('paymentLinkTemplates.create')).toEqual([]);
  });

  it('requires the quantity of a started item, whatever the link collects', async () => {
    const { user, calls } = open('plt_1');
    const item = await screen.findByRole('group', { name: 'Item 1' });
    await user.type(within(item).getByLabelText('Item'), 'Enamel mug');
    const quantity = within(item).getByLabelText('Quantity');
    await user.clear(quantity);
    await user.click(press('Save template'));
    expect(await within(item).findByText('Enter a quantity.')).toBeDefined();
    expect(quantity.getAttribute('aria-invalid')).toBe('true');
    expect(calls('paymentLinkTemplates.update')).toEqual([]);
  });
});
