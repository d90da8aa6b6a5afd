import { accounts } from '@payfac/api/contract/accounts';
import { customers } from '@payfac/api/contract/customers';
import { hostedSessions as area } from '@payfac/api/contract/hosted-sessions';
import { paymentLinks } from '@payfac/api/contract/payment-links';
import { products } from '@payfac/api/contract/products';
import { transactionTimeline } from '@payfac/api/contract/reporting';
import { fixtures } from '@payfac/api/testing';
import type { CustomField } from '@payfac/domain/custom-fields';
import { cents } from '@payfac/domain/money';
import {
  applyPaymentLink,
  type HostedSession,
  paymentLinkStatuses,
  paymentLinkStatusLabels,
} from '@payfac/domain/payment-links';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showAnswer } from '../../../entities/hosted-sessions/attempts.tsx';
import { renderList } from '../../../shared/lists/testing/render-list.tsx';
import { hostedSessions } from './list.tsx';

const [example] = fixtures.hostedSessions.list.data;
if (!example) throw new Error('There is no example of a hosted session.');

const open: HostedSession = {
  ...example,
  sessionId: 'hps_open',
  description: 'Deposit',
  source: 'paymentlink',
  status: 'sent',
  completion: null,
  useCount: 0,
  email: 'grace@mail.example',
  sendEmail: true,
  sendSms: false,
  expiresAt: null,
  transactionIds: [],
};

const show = (
  rows: readonly HostedSession[],
  address = '/list',
  role: 'admin' | 'bank' = 'admin',
) =>
  renderList(hostedSessions, {
    areas: {
      accounts,
      customers,
      products,
      paymentLinks,
      hostedSessions: area,
      reporting: { transactionTimeline },
    },
    responses: { hostedSessions: { list: () => ({ data: [...rows], count: rows.length }) } },
    address,
    roles: [role],
  });

it('a session with two prices shows the lower one beside the total', async () => {
  const dualPricing = { enabled: true, diffPercentage: '3.5' };
  show([{ ...open, totalAmount: cents(10_000), dualPricing }], '/list?open=hps_open');
  const record = within(await screen.findByRole('dialog', { name: /^Deposit/ }));
  const term = await record.findByText('By debit card or bank account');
  expect(term.nextElementSibling?.textContent).toBe('$96.50');
});

const actionsOf = async (shown: ReturnType<typeof show>): Promise<(string | null)[]> => {
  await shown.user.click(await screen.findByRole('button', { name: /^Actions for Deposit/ }));
  const menu = await screen.findByRole('menu');
  return within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
};

it.each(paymentLinkStatuses)(
  'a link that is %s says so and offers its actions [LINK-31]',
  async (status) => {
    const shown = show([{ ...open, status }]);
    const row = within(await screen.findByRole('row', { name: /Deposit/ }));
    row.getByText(paymentLinkStatusLabels[status]);
    const mayEnd = applyPaymentLink(status, 'deactivate') !== undefined;
    if (!mayEnd) {
      expect(row.queryByRole('button', { name: /^Actions for/ })).toBeNull();
      return;
    }
    const offered = await actionsOf(shown);
    expect(offered.includes('Send')).toBe(status === 'created');
    expect(offered.includes('Resend')).toBe(['sent', 'resent', 'initiated'].includes(status));
    expect(offered).toContain('Deactivate');
  },
);

it('an invoice’s page can be copied, but not sent or deactivated here', async () => {
  expect(await actionsOf(show([{ ...open, source: 'invoice' }]))).toEqual(['Copy link']);
});

const paid = {
  ...open,
  status: 'initiated',
  completedAt: new Date('2026-03-04T15:00:00Z'),
  useCount: 1,
} as const;

it('a used-up link shows as paid in the list', async () => {
  show([paid]);
  const row = within(await screen.findByRole('row', { name: /Deposit/ }));
  row.getByText('Paid');
  expect(row.queryByText('Initiated')).toBeNull();
});

it('a used-up link is paid, and has no more actions', async () => {
  show([paid], `/list?open=${paid.sessionId}`);
  const drawer = within(await screen.findByRole('dialog'));
  const stations = await drawer.findByRole('list', { name: 'Where the money is' });
  expect(within(stations).getAllByRole('listitem').at(-1)?.textContent).toBe('Paid03-04-2026');
  const besideAmount = drawer
    .getAllByText('Paid', { selector: ':not(dt)' })
    .filter((word) => !stations.contains(word));
  expect(besideAmount).toHaveLength(1);
  for (const name of ['Deactivate', 'More actions']) {
    expect(drawer.queryByRole('button', { name })).toBeNull();
  }
});

it('an accepted invitation to a plan with a free trial counts as used, without a payment', async () => {
  show([{ ...paid, source: 'subscription' }], `/list?open=${paid.sessionId}`);
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('Nothing was due when the customer subscribed.');
});

it('an expired link can’t be resent', async () => {
  const late = await actionsOf(show([{ ...open, expiresAt: new Date('2020-01-01T00:00:00Z') }]));
  expect(late).toEqual(['Deactivate']);
});

it('a read-only user is offered the link, but no changes', async () => {
  expect(await actionsOf(show([open], '/list', 'bank'))).toEqual(['Copy link']);
});

it('is resent to a new address, and nothing else changes', async () => {
  const shown = show([open]);
  await actionsOf(shown);
  await shown.user.click(screen.getByRole('menuitem', { name: 'Resend' }));
  const dialog = within(await screen.findByRole('dialog'));
  const email = await dialog.findByRole('textbox', { name: 'Email' });
  await shown.user.clear(email);
  await shown.user.click(dialog.getByRole('button', { name: 'Resend link' }));
  await dialog.findAllByText('Enter the email address to send it to.');
  expect(shown.calls('paymentLinks.create')).toHaveLength(0);
  await shown.user.type(email, 'ada@mail.example');
  await shown.user.click(dialog.getByRole('button', { name: 'Resend link' }));
  await expect.poll(() => shown.calls('paymentLinks.create').length).toBe(1);
  const [sent] = shown.calls('paymentLinks.create');
  expect(sent?.input).toMatchObject({
    body: {
      sessionId: 'hps_open',
      subMerchantId: open.subMerchantId,
      email: 'ada@mail.example',
      sendEmail: true,
      sendSms: false,
    },
  });
});

it('is deactivated after a confirmation', async () => {
  const shown = show([open]);
  await actionsOf(shown);
  await shown.user.click(screen.getByRole('menuitem', { name: 'Deactivate' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(shown.calls('paymentLinks.deactivate')).toHaveLength(0);
  await shown.user.click(question.getByRole('button', { name: 'Deactivate link' }));
  await expect.poll(() => shown.calls('paymentLinks.deactivate').length).toBe(1);
});

it('shows a page’s attempts beside the list, each linked to its payment', async () => {
  const tried = { ...open, status: 'initiated' as const, transactionIds: ['txn000000048230'] };
  const { calls } = show([tried], '/list?open=hps_open');
  const drawer = within(await screen.findByRole('dialog'));
  const payment = await drawer.findByRole('link', { name: /^txn/ });
  expect(payment.getAttribute('href')).toMatch(/^\/reporting\/transactions\?open=txn/);
  expect(calls('reporting.transactionTimeline')).toHaveLength(1);
});

const field = (type: CustomField['type']): CustomField => ({
  key: 'k',
  label: 'K',
  type,
  required: false,
  options: [],
});

it.each([
  ['date', '2026-03-02', '03-02-2026'],
  ['currency', '12.50', '$12.50'],
  ['percentage', '99.5', '99.5%'],
  ['integer', '-12', '-12'],
  ['multiple', ['S', 'L'], 'S, L'],
  ['text', '', '—'],
  ['single', undefined, '—'],
] as const)('an answer of type %s (%j) is shown as %s', (type, value, text) => {
  expect(showAnswer(field(type), typeof value === 'object' ? [...value] : value)).toBe(text);
});
