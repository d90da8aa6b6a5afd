import { accounts } from '@payfac/api/contract/accounts';
import { applications } from '@payfac/api/contract/applications';
import { products } from '@payfac/api/contract/products';
import { fixtures } from '@payfac/api/testing';
import { type Pci, pciStatusLabels } from '@payfac/domain/accounts';
import { formatDay } from '@payfac/domain/time';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { getZone, now } from '../../shared/time/clock.ts';
import { pciCompliance } from './list.ts';
import { expiryOf, lastScanOf } from './standing.tsx';

const [example] = fixtures.applications.list.data;
if (!example) throw new Error('There is no example of an application.');

const DAY_MS = 86_400_000;
const dayIn = (days: number) => formatDay(new Date(now().getTime() + days * DAY_MS), getZone());
const row = (applicationId: string, pci: Partial<Pci>) => ({
  ...example,
  applicationId,
  settings: { ...example.settings, pci: { ...example.settings.pci, ...pci } },
});

it('shows each account’s PCI status, questionnaire, and when its attestation expires [SCOPE-24]', async () => {
  const data = [
    row('app_1', { status: 'compliant', questionnaire: 'A-EP', expiresOn: dayIn(30) }),
    row('app_2', { status: 'not-started' }),
  ];
  const { calls } = renderList(pciCompliance, {
    areas: { accounts, applications, products },
    responses: { applications: { list: () => ({ data, count: 2 }) } },
    roles: ['admin'],
  });
  const table = within(await screen.findByRole('table'));
  await table.findByText('A-EP');
  table.getByText(/, in 30 days$/);
  table.getByText(pciStatusLabels['not-started']);
  const asked = calls('applications.list').map(({ input }) => input);
  expect(asked).toContainEqual({
    query: expect.objectContaining({ sort: 'pciExpiresOn', page: 1 }),
  });
});

it('reminds a merchant of what is due after a confirmation, but not of nothing or twice a day', async () => {
  const name = (dbaName: string) => ({
    identity: { ...example.identity, business: { ...example.identity.business, dbaName } },
  });
  const data = [
    { ...row('app_1', { status: 'expired', expiresOn: dayIn(-3) }), ...name('Due') },
    { ...row('app_2', { status: 'expired', remindedAt: now() }), ...name('Just reminded') },
    {
      ...row('app_3', { status: 'compliant', expiresOn: dayIn(200), lastScanOn: dayIn(-10) }),
      ...name('Fine'),
    },
  ];
  const { user, calls } = renderList(pciCompliance, {
    areas: { accounts, applications, products },
    responses: { applications: { list: () => ({ data, count: 3 }) } },
    roles: ['admin'],
  });
  await screen.findByRole('row', { name: /Fine/ });
  expect(screen.getAllByRole('button', { name: /^Actions for/ }).length).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Actions for Due' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send reminder' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remind Due?' }));
  expect(calls('applications.remindPci')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Send reminder' }));
  await screen.findAllByText('Sent a PCI reminder to Due.');
  expect(calls('applications.remindPci')[0]?.input).toEqual({ params: { id: 'app_1' } });
});

it('says when a scan is older than a quarter', () => {
  expect(lastScanOf({ lastScanOn: null })).toBe('—');
  expect(lastScanOf({ lastScanOn: dayIn(-90) })).not.toContain('overdue');
  expect(lastScanOf({ lastScanOn: dayIn(-91) })).toMatch(/, overdue$/);
});

it('warns of an attestation that expires soon, and of no other', () => {
  expect(expiryOf({ status: 'compliant', expiresOn: dayIn(0) })).toMatch(/, today$/);
  expect(expiryOf({ status: 'compliant', expiresOn: dayIn(1) })).toMatch(/, in 1 day$/);
  expect(expiryOf({ status: 'compliant', expiresOn: '2099-01-31' })).toBe('01-31-2099');
  expect(expiryOf({ status: 'expired', expiresOn: '2020-01-31' })).toBe('01-31-2020');
  expect(expiryOf({ status: 'in-progress', expiresOn: null })).toBe('—');
});

it('is exported under its screen’s name', async () => {
  URL.createObjectURL = () => 'blob:none';
  URL.revokeObjectURL = () => undefined;
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { user } = renderList(pciCompliance, {
    areas: { accounts, applications, products },
    roles: ['admin'],
  });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await expect.poll(() => saved).toEqual(['pci-compliance.csv']);
  click.mockRestore();
});
