import { accounts } from '@payfac/api/contract/accounts';
import { operations } from '@payfac/api/contract/operations';
import { processorSessions } from '@payfac/api/contract/processor-sessions';
import { fixtures } from '@payfac/api/testing';
import type { ProcessorSession } from '@payfac/domain/processor-sessions';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from '../../../shared/lists/testing/render-list.tsx';
import { sessions } from './list.tsx';
import { showDuration } from './session.tsx';

const [example] = fixtures.processorSessions.list.data;
if (!example) throw new Error('There is no example of a session.');

const timedOut: ProcessorSession = {
  ...example,
  sessionId: 'psn_late',
  transactionId: 'txn000000000077',
  outcome: 'timed-out',
  durationMs: 30_000,
};

const areas = { accounts, operations, processorSessions };

const show = (
  row: ProcessorSession,
  failed: { id: string; message: string }[] = [],
  address = '/list',
) =>
  renderList(sessions, {
    areas,
    address,
    responses: {
      processorSessions: {
        list: () => ({ data: [row], count: 1 }),
        get: () => ({ ...fixtures.processorSessions.get, ...row }),
      },
      operations: { syncTransactions: () => ({ count: failed.length === 0 ? 1 : 0, failed }) },
    },
  });

it.each([
  [412, '412 ms'],
  [1250, '1.3 s'],
  [30_000, '30 s'],
  [null, '—'],
])('a session of %s ms took %s', (milliseconds, text) => {
  expect(showDuration(milliseconds)).toBe(text);
});

const check = async ({ user }: ReturnType<typeof show>) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for psn_late' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Check the outcome' }));
};

it('a timed-out call can be inquired about by its payment', async () => {
  const shown = show(timedOut);
  await check(shown);
  await screen.findAllByText('The outcome of txn77 is known.');
  expect(shown.calls('operations.syncTransactions')[0]?.input).toMatchObject({
    body: { transactionIds: ['txn000000000077'] },
  });
});

it('one whose outcome stays unknown says so', async () => {
  await check(show(timedOut, [{ id: 'txn000000000077', message: 'Outcome still unknown.' }]));
  await screen.findAllByText('Outcome still unknown.');
});

it('a completed call can’t be inquired about', async () => {
  show({ ...timedOut, outcome: 'approved' });
  await screen.findByRole('row', { name: /30 s/ });
  expect(screen.queryByRole('button', { name: 'Actions for psn_late' })).toBeNull();
});

it('opens with request and response, and links to its payment', async () => {
  show(timedOut, [], '/list?open=psn_late');
  const drawer = within(await screen.findByRole('dialog'));
  const said = within(await drawer.findByRole('list', { name: 'Messages' }));
  said.getByText('Request');
  expect(drawer.getByRole('link', { name: 'txn77' }).getAttribute('href')).toBe(
    '/reporting/transactions?open=txn000000000077',
  );
});
