import { operations } from '@payfac/api/contract/operations';
import { failure, type Overrides } from '@payfac/api/testing';
import { jobNames } from '@payfac/domain/jobs';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { ScheduledWork } from './page-part.tsx';

const areas = { operations };

const show = (responses: NonNullable<Overrides<typeof areas>['operations']> = {}) =>
  renderScreen(<ScheduledWork />, { areas, responses: { operations: responses } });

it('offers all scheduled jobs, and shows the result of a manual run', async () => {
  const { user, calls } = show();
  const work = within(await screen.findByRole('list', { name: 'Scheduled work' }));
  expect(work.getAllByRole('listitem')).toHaveLength(jobNames.length);
  await user.click(work.getByRole('button', { name: 'Run now: Settlement' }));
  await work.findByText(/^Finished .*: 38 items\.$/);
  expect(calls('operations.runNow')[0]?.input).toMatchObject({ body: { name: 'settlement' } });
});

it('says why a job couldn’t be run', async () => {
  const { user } = show({
    runNow: () => failure(409, { code: 'CONFLICT', message: 'The job is not available.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Run now: Payouts' }));
  await screen.findByText('The job is not available.');
});

it('checks all unresolved payments, or the named ones, and lists what is still open', async () => {
  const { user, calls } = show();
  const button = await screen.findByRole('button', { name: 'Check outcomes' });
  await user.click(button);
  await screen.findByText('1 payment completed.');
  expect(calls('operations.syncTransactions')[0]?.input).toMatchObject({ body: {} });
  within(screen.getByRole('list', { name: 'Still open' })).getByText(/^txn000000048219/);

  await user.type(screen.getByLabelText(/^Transaction IDs/), 'txn000000048213{Enter}');
  await user.click(button);
  await expect.poll(() => calls('operations.syncTransactions').length).toBe(2);
  expect(calls('operations.syncTransactions')[1]?.input).toEqual({
    body: { transactionIds: ['txn000000048213'] },
  });
});
