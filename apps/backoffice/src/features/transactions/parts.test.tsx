import { list, resolve } from '@payfac/api/contract/reconciliation';
import {
  listTransactions,
  transactionStatistics,
  transactionTimeline,
} from '@payfac/api/contract/reporting';
import { setStatus } from '@payfac/api/contract/transactions';
import { fixtures } from '@payfac/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { forReview, processing } from './parts.tsx';
import { differences } from './reconciliation/differences.tsx';

const reporting = { listTransactions, transactionStatistics, transactionTimeline };
const [payment] = fixtures.reporting.listTransactions.data;
const [difference] = fixtures.reconciliation.list.data;
if (!payment || !difference) throw new Error('There is no example.');

const held = { ...payment, status: 'for-review' as const };

describe('payments for review', () => {
  const show = (role: 'admin' | 'bank') =>
    renderList(forReview, {
      areas: { reporting, transactions: { setStatus } },
      roles: [role],
      responses: {
        reporting: { listTransactions: () => ({ data: [held], count: 1 }) },
        transactions: { setStatus: () => held },
      },
    });

  it('are those held by a rule, whatever the URL says', async () => {
    const { calls } = show('admin');
    await screen.findByRole('button', { name: /^Actions for/ });
    expect(calls('reporting.listTransactions').at(-1)?.input).toMatchObject({
      query: { view: 'payments', status: ['for-review'] },
    });
  });

  it('are approved from their row, with the captured amount', async () => {
    const { calls } = show('admin');
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Approve' }));
    await person.click(await screen.findByRole('button', { name: /^Approve \$/ }));
    await waitFor(() =>
      expect(calls('transactions.setStatus').at(-1)?.input).toMatchObject({
        params: { id: held.transactionId },
        body: { status: 'processing' },
      }),
    );
  });

  it('are read-only for a bank', async () => {
    show('bank');
    await screen.findByRole('table');
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  });
});

it('processing lists captured payments that aren’t in a settlement yet', async () => {
  const { calls } = renderList(processing, { areas: { reporting } });
  await waitFor(() =>
    expect(calls('reporting.listTransactions').at(-1)?.input).toMatchObject({
      query: { view: 'payments', status: ['processing'] },
    }),
  );
});

describe('differences between our records and a settlement file', () => {
  const open = { ...difference, status: 'open' as const };
  const show = (address?: string) =>
    renderList(differences, {
      areas: { reconciliation: { list, resolve } },
      ...(address !== undefined && { address }),
      responses: {
        reconciliation: {
          list: () => ({ data: [open], count: 1 }),
          resolve: () => ({ ...open, status: 'resolved' as const }),
        },
      },
    });

  it('show open ones by default', async () => {
    const { calls } = show();
    await waitFor(() =>
      expect(calls('reconciliation.list').at(-1)?.input).toMatchObject({
        query: { status: ['open'] },
      }),
    );
  });

  it('show both sides and are resolved with a required note', async () => {
    const { calls } = show(`/list?open=${open.differenceId}`);
    const person = userEvent.setup();
    const drawer = within(await screen.findByRole('dialog'));
    await drawer.findByText('Settlement file');
    await person.click(await drawer.findByRole('button', { name: 'Resolve' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Resolve/ }));
    await person.click(dialog.getByRole('button', { name: 'Resolve' }));
    expect(calls('reconciliation.resolve')).toEqual([]);
    await person.type(dialog.getByLabelText(/What you found/), 'The file came twice.');
    await person.click(dialog.getByRole('button', { name: 'Resolve' }));
    await waitFor(() =>
      expect(calls('reconciliation.resolve').at(-1)?.input).toMatchObject({
        params: { id: open.differenceId },
        body: { note: 'The file came twice.' },
      }),
    );
  });
});
