import { applications } from '@payfac/api/contract/applications';
import { echecks } from '@payfac/api/contract/echecks';
import { payoutAccounts } from '@payfac/api/contract/payout-accounts';
import { products } from '@payfac/api/contract/products';
import { provisioning } from '@payfac/api/contract/provisioning';
import { failure, fixtures } from '@payfac/api/testing';
import type { Application } from '@payfac/domain/accounts';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { Component } from './page.tsx';
import { fieldOf } from './schema.ts';

const areas = { applications, echecks, payoutAccounts, products, provisioning };
const whole: Application = fixtures.applications.get;
const application: Application = { ...whole, status: 'progress', stage: 'payout' };
const account = fixtures.payoutAccounts.getInfo;

beforeAll(installValidationMessages);

type Options = Parameters<typeof renderScreen<typeof areas>>[1];

const open = (step: string, of: Application = application, responses: Options['responses'] = {}) =>
  renderScreen(<Component />, {
    areas,
    roles: ['admin'],
    address: `/list?application=${of.applicationId}&step=${step}`,
    responses: {
      ...responses,
      applications: {
        get: () => of,
        updateSubMerchant: () => of,
        submit: () => ({ ...of, status: 'review' as const }),
        ...responses.applications,
      },
    },
  });

const step = (name: string) =>
  screen.findByRole('heading', { level: 2, name: new RegExp(`${name}$`) });
const box = (name: string) => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' });
const press = (name: string) => screen.getByRole('button', { name });
const noAccount: Application = { ...application, payoutBankAccounts: [] };

describe('a new account', () => {
  it('resumes at the first empty step', async () => {
    renderScreen(<Component />, {
      areas,
      address: `/list?application=${application.applicationId}`,
      responses: {
        applications: {
          get: () => ({
            ...application,
            identity: {
              ...application.identity,
              business: { ...application.identity.business, location: null },
            },
          }),
        },
      },
    });
    expect(await step('Location')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Done: ?Owners/ })).toBeTruthy();
  });

  it('never restores a sensitive number, and keeps the saved one if left empty', async () => {
    const { user, calls } = open('business');
    await step('Business');
    expect(box('Tax ID')).toHaveProperty('value', '');
    expect(screen.getByText(/^On file, ending in 0000/)).toBeTruthy();
    await user.click(press('Next'));
    await step('Owners');
    const [call] = calls('applications.updateSubMerchant');
    expect(call?.input).toMatchObject({
      body: { business: { legalName: 'Lantern Quay Books LLC' } },
    });
    expect(JSON.stringify(call?.input)).not.toContain('taxId"');
    await user.click(press('Next'));
    await step('Location');
    const owners = calls('applications.updateSubMerchant')[1]?.input;
    expect(owners).toMatchObject({
      body: {
        owners: [{ ownerId: 'own_0012_1', address: { street: '9 Spruce Street', state: 'ME' } }],
      },
    });
    expect(JSON.stringify(owners)).not.toContain('idNumber');
  });

  it('shows no problem for a newly added owner', async () => {
    const { user } = open('owners');
    await step('Owners');
    await user.click(await screen.findByRole('button', { name: 'Add another owner' }));
    const [, added] = await screen.findAllByLabelText(/^First name/);
    await waitFor(() => expect(document.activeElement).toBe(added));
    expect(screen.queryAllByText(/^(Enter|Select) the/)).toEqual([]);
    await user.click(press('Next'));
    expect((await screen.findAllByText('Enter a first name.')).length).toBeGreaterThan(0);
    await user.click(press('Remove owner 2'));
    await waitFor(() => expect(screen.queryAllByText(/^(Enter|Select) the/)).toEqual([]));
  });

  it('shows why the product doesn’t accept it, and stays at its first step', async () => {
    const { user, search } = renderScreen(<Component />, {
      areas,
      address: '/list?product=spp_tidewater',
      responses: {
        applications: {
          create: () => ({
            success: false,
            message: 'Tidewater takes no new merchants.',
            applicationId: null,
          }),
        },
      },
    });
    await step('Business');
    await user.selectOptions(screen.getByLabelText(/^Ownership type/), 'LLC');
    await user.type(box('Legal name'), 'Pier LLC');
    await user.type(box('DBA name'), 'Pier');
    await user.type(box('Tax ID'), '000000000');
    await user.type(box('Business phone'), '2075550142');
    await user.type(box('Business email'), 'office@pier.example');
    await user.click(press('Next'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Tidewater takes no new merchants.',
    );
    expect(search()).toContain('step=business');
  });
});

const productsNamed = (names: readonly string[], count = names.length) => ({
  ...fixtures.products.list,
  count,
  data: fixtures.products.list.data
    .slice(0, 1)
    .flatMap((product) =>
      names.map((name, index) => ({ ...product, name, spProductId: `spp_${index}` })),
    ),
});

describe('the product', () => {
  const begin = (count?: number) =>
    renderScreen(<Component />, {
      areas,
      roles: ['admin'],
      address: '/list',
      responses: { products: { list: () => productsNamed(['Tidewater', 'Harbor'], count) } },
    });

  it('is selected from a list if there are few', async () => {
    const { user } = begin();
    await screen.findByRole('option', { name: 'Harbor' });
    await user.selectOptions(screen.getByRole('combobox', { name: /^Product/ }), 'Harbor');
    expect(screen.getByRole('combobox', { name: /^Product/ })).toHaveProperty('value', 'spp_1');
  });

  it('is searched by name if there are more than fit a list', async () => {
    begin(101);
    expect(await screen.findByPlaceholderText('Search by name')).toBeTruthy();
  });
});

describe('the payout account', () => {
  const fill = async (view: ReturnType<typeof open>) => {
    await screen.findByLabelText(/^Name on the account/);
    await view.user.type(box('Name on the account'), 'Pier LLC');
    await view.user.type(box('Routing number'), '110000000');
    await view.user.type(box('Account number'), '000111111116');
    await view.user.click(press('Next'));
  };

  it('is checked with the bank before it is added', async () => {
    const view = open('payout', noAccount, {
      payoutAccounts: { getInfo: () => ({ ...account, verification: 'failed' }) },
    });
    await fill(view);
    expect(await screen.findByText(/^The bank doesn’t know this account/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(box('Account number')));
    expect(view.calls('payoutAccounts.add')).toEqual([]);
  });

  it('is added as a token, and only the token leaves the step where its number is typed', async () => {
    const view = open('payout', noAccount);
    await fill(view);
    await step('Review and submit');
    expect(view.calls('payoutAccounts.add')[0]?.input).toMatchObject({
      body: { bankAccountToken: fixtures.echecks.tokenize.token, isPreferred: true },
    });
    const tokenized = view.calls('echecks.tokenize').length;
    expect(tokenized).toBe(1);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('000111111116');
  });
});

describe('the review', () => {
  const unaccepted: Application = {
    ...application,
    rules: { ...application.rules, acknowledged: false },
  };

  it('asks for the terms, records their acceptance, and submits', async () => {
    const view = open('review', unaccepted);
    await step('Review and submit');
    const business = screen.getByRole('region', { name: 'Business' });
    expect(within(business).getByText('Lantern Quay Books LLC')).toBeTruthy();
    await view.user.click(press('Submit for review'));
    expect(await screen.findByText(/^The owner must accept/)).toBeTruthy();
    await view.user.click(screen.getByLabelText(/^The owner has read/));
    await view.user.click(press('Submit for review'));
    await waitFor(() => expect(view.calls('applications.submit')).toHaveLength(1));
    expect(view.calls('applications.updateSubMerchant')[0]?.input).toMatchObject({
      body: { acknowledged: true },
    });
  });

  it.each([
    [
      'its product’s own',
      { termsUrl: 'https://p.example/terms', privacyUrl: 'https://p.example/p' },
    ],
    ['the facilitator’s', { termsUrl: null, privacyUrl: null }],
  ])('links the current terms: %s', async (_, terms) => {
    open('review', { ...unaccepted, terms });
    await step('Review and submit');
    const { branding } = fixtures.auth.sso;
    const hrefs = ['Terms and Conditions', 'Privacy Policy'].map((name) =>
      screen.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href'),
    );
    expect(hrefs).toEqual([
      terms.termsUrl ?? branding.termsUrl,
      terms.privacyUrl ?? branding.privacyUrl,
    ]);
  });

  it('marks the step that a submission lacks something in', async () => {
    const view = open('review', application, {
      applications: {
        submit: () =>
          failure(409, {
            code: 'INCOMPLETE',
            message: 'The application isn’t complete yet.',
            errors: [
              { path: 'identity.owners.0.dateOfBirth', message: 'Enter the date of birth.' },
            ],
          }),
      },
    });
    await step('Review and submit');
    await view.user.click(press('Submit for review'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The application isn’t complete yet.',
    );
    await view.user.click(screen.getByRole('button', { name: /Needs attention: ?Owners/ }));
    expect(await screen.findByText('Enter the date of birth.')).toBeTruthy();
  });
});

it.each([
  ['identity.business.location', 'review', 'location.street'],
  ['business.location.zip', 'location', 'location.zip'],
  ['identity.business.description', 'review', 'processing.description'],
  ['business.phone', 'business', 'business.phone'],
  ['identity.owners.1.address', 'review', 'owners.people.1.street'],
  ['owners.0.address.zip', 'owners', 'owners.people.0.zip'],
  ['subMerchantDocs.0.mcc', 'review', 'processing.mcc'],
  ['rules.acknowledged', 'review', 'review.accepted'],
  ['routingNumber', 'payout', 'payout.routingNumber'],
  ['nonsense', 'review', undefined],
] as const)('the problem at %s of the step %s belongs to %s', (path, shown, field) =>
  expect(fieldOf(path, shown)).toBe(field),
);
