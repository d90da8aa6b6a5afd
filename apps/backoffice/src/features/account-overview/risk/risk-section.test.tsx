import { failure, fixtures } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { application, openAccount, sectionAt } from '../testing/open-account.tsx';

const address = sectionAt('risk');
const [record] = application.subMerchantDocs;
const [rule] = fixtures.riskRules.list.data;
if (!record || !rule) throw new Error('There is no example of a record or a rule.');

const metrics = {
  monthlyVolume: cents(4_000_000),
  averageTicket: cents(1600),
  highestTicket: cents(25_500),
  dailyCount: 0,
  beyond: 'decline',
} as const;
const own = { ruleId: 'rul_other', enabled: false, params: { maximum: 50 } };
const watched = {
  ...application,
  subMerchantDocs: [{ ...record, riskMetrics: metrics, riskRules: [own] }],
};
const responses = { applications: { get: () => watched } };

it('shows the account’s expected volume, and what happens to payments beyond it [SCOPE-18]', async () => {
  await openAccount('underwriter', { address, responses });
  const card = within(await screen.findByRole('region', { name: 'Risk metrics' }));
  card.getByText('$40,000.00');
  card.getByText('No limit');
  card.getByText(/raises an alert and is declined/);
  expect(card.queryByRole('button', { name: 'Edit metrics' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Risk rules' })).toBeNull();
});

it('sets risk metrics, and keeps the input if that fails', async () => {
  let fails = true;
  const { user, calls } = await openAccount('admin', {
    address,
    responses: {
      ...responses,
      provisioning: {
        setRiskMetrics: () => (fails ? failure(500, { code: '', message: '' }) : watched),
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit metrics' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Risk metrics' }));
  const highest = dialog.getByRole('textbox', { name: /Highest ticket/ });
  await user.clear(highest);
  await user.type(highest, '300');
  const save = dialog.getByRole('button', { name: 'Save metrics' });
  await user.click(save);
  await dialog.findByText('An error occurred while updating the submerchant');
  fails = false;
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls('provisioning.setRiskMetrics').at(-1)?.input).toMatchObject({
    params: { id: 'app_0012', subMerchantObjId: 'smo_0012' },
    body: { ...metrics, highestTicket: cents(30_000) },
  });
});

it('turns a rule off only for this account, and keeps its other settings', async () => {
  const { user, calls } = await openAccount('admin', { address, responses });
  await user.click(await screen.findByRole('switch', { name: rule.name }));
  await waitFor(() => expect(calls('applications.updateSubMerchant').length).toBe(1));
  expect(calls('applications.updateSubMerchant')[0]?.input).toMatchObject({
    body: { riskRules: [own, { ruleId: rule.ruleId, enabled: false, params: {} }] },
  });
  expect(calls('riskRules.update')).toEqual([]);
  expect(calls('riskRules.list')[0]?.input).toMatchObject({
    query: { subMerchantId: ['sm_0012'] },
  });
});

it('shows a rule that is off for all accounts without a switch', async () => {
  await openAccount('admin', {
    address,
    responses: {
      ...responses,
      riskRules: { list: () => ({ data: [{ ...rule, enabled: false }], count: 1 }) },
    },
  });
  await screen.findByText(/^Off for all accounts\./);
  expect(screen.queryByRole('switch', { name: rule.name })).toBeNull();
});

const unknown = {
  ...application,
  subMerchantDocs: [{ ...record, rules: { knowYourBusiness: false, acknowledged: false } }],
};

it('runs business verification, and records that the owner acknowledged the terms', async () => {
  const { user, calls } = await openAccount('admin', {
    address,
    responses: { applications: { get: () => unknown } },
  });
  const known = within(await screen.findByRole('region', { name: 'Know your business' }));
  await user.click(known.getByRole('button', { name: 'Run business verification' }));
  await waitFor(() => expect(calls('provisioning.runChecks').length).toBe(1));
  expect(calls('provisioning.runChecks')[0]?.input).toMatchObject({
    body: { kinds: ['business'] },
  });
  await user.click(known.getByRole('button', { name: 'Record acknowledgment' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Record acknowledgment' }));
  await waitFor(() => expect(calls('applications.updateSubMerchant').length).toBe(1));
  expect(calls('applications.updateSubMerchant')[0]?.input).toMatchObject({
    body: { acknowledged: true },
  });
});

it('leads to the business verification that is configured for local use [ENV-03]', async () => {
  await openAccount('underwriter', { address });
  const link = await screen.findByRole('link', { name: /Business verification service/ });
  expect(link.getAttribute('href')).toMatch(/\/business-verification$/);
});

it('is only for underwriters', async () => {
  await openAccount('manager', { address });
  await screen.findByRole('heading', { name: 'Business' });
  expect(screen.queryByRole('link', { name: 'Risk' })).toBeNull();
});
