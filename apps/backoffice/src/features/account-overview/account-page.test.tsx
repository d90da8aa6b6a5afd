import type { Application } from '@payfac/domain/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  application,
  checkOf,
  found,
  live,
  ofLive,
  openAccount as open,
} from './testing/open-account.tsx';

const sections = () =>
  within(screen.getByRole('navigation', { name: 'Parts of the account' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('shows a merchant its own information, and no underwriting [PAGE-27]', async () => {
  const { calls } = await open('manager');
  await screen.findByRole('heading', { name: 'Business' });
  screen.getByRole('heading', { name: 'Adaeze Okafor' });
  screen.getByText('14 Custom House Wharf, Portland, ME 04101');
  expect(sections()).not.toContain('Underwriting');
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(calls('applications.checks')).toEqual([]);
});

it('loads everything for a service provider with its own calls [BOARD-29, PAGE-26]', async () => {
  const { calls } = await open('service-provider');
  await screen.findByRole('heading', { name: 'Evidence' });
  expect(calls('applicationsCenter.get').length).toBe(1);
  expect(calls('applicationsCenter.checks').length).toBe(1);
  expect(calls('applications.get')).toEqual([]);
  expect(calls('applications.checks')).toEqual([]);
});

it('takes an underwriter of a merchant in review to the decision', async () => {
  await open('underwriter');
  await screen.findByRole('region', { name: 'Before approval' });
  await screen.findByRole('region', { name: 'Business verification' });
});

it('keeps the current tab in the URL', async () => {
  const { user, search } = await open('underwriter');
  await user.click(screen.getByRole('link', { name: 'Application' }));
  await screen.findByRole('heading', { name: 'Owners' });
  expect(new URLSearchParams(search()).get('section')).toBe('application');
});

it('applies a role only where it is held', async () => {
  const place = { kind: 'account', subMerchantId: 'sm_other' } as const;
  await open('admin', { ...ofLive, roles: ['applicant'], place });
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  expect(sections()).not.toContain('Activity');
});

it('drops one section’s parameters from another’s URL', async () => {
  const { user, search } = await open('admin', {
    address: '/list?section=processing&ledger.page=3&as=abc',
  });
  await user.click(screen.getByRole('link', { name: 'Application' }));
  expect(search()).toBe('?section=application&as=abc');
});

const [first] = application.subMerchantDocs;
if (!first) throw new Error('The example has a record.');
const several = {
  ...live,
  subMerchantDocs: [
    ...live.subMerchantDocs,
    { ...first, _id: 'smo_0013', subMerchantId: 'sm_0013', mcc: '5999' },
  ],
};

it('switches between an account’s sub-merchants by URL', async () => {
  const { user, search } = await open('admin', {
    address: '/list?section=underwriting',
    responses: {
      applications: { get: () => several, checks: found([checkOf('business', 'pass')]) },
    },
  });
  const chooser = await screen.findByRole('combobox', { name: 'Sub-merchant' });
  await user.selectOptions(chooser, 'smo_0013');
  await waitFor(() => expect(new URLSearchParams(search()).get('record')).toBe('smo_0013'));
  expect(new URLSearchParams(search()).get('section')).toBe('underwriting');
  const part = within(await screen.findByRole('region', { name: 'Business verification' }));
  await part.findByText('Not checked yet.');
});

it('a suspended account isn’t shown as active', async () => {
  const suspension = {
    reason: 'Refunds spiked.',
    suspendedAt: new Date('2026-02-12T16:20:00Z'),
    suspendedBy: 'admin@harbor',
  };
  await open('manager', { responses: { applications: { get: () => ({ ...live, suspension }) } } });
  screen.getByText('Suspended');
  screen.getByText(/Refunds spiked\./);
});

it('tells a merchant what else was requested', async () => {
  const log = {
    type: 'status',
    verb: 'Asked for more information',
    from: 'Review',
    to: 'Identity',
    note: 'Send the lease.',
    datetime: new Date('2026-02-12T16:20:00Z'),
    username: 'underwriter@harbor',
    name: 'Dominic Soto',
    isTold: true,
  } as const;
  const sentBack: Application = {
    ...application,
    status: 'identity',
    stage: 'business_info',
    submittedAt: log.datetime,
    logs: [log],
  };
  await open('applicant', { responses: { applications: { get: () => sentBack } } });
  screen.getByText('More information was requested');
  screen.getByText(/Send the lease\./);
});

it.each([
  ['sms_sent', 'Not chosen yet'],
  ['type_selected', 'LLC'],
] as const)('shows the ownership type of an application in %s: %s', async (status, shown) => {
  const early: Application = { ...application, status, stage: 'initiated', acceptedTerms: null };
  await open('manager', { responses: { applications: { get: () => early } } });
  await screen.findByRole('heading', { name: 'Business' });
  screen.getByText(shown);
  screen.getByText('Not accepted yet');
});
