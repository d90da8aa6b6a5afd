import { failure } from '@payfac/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notifications } from '../../../shared/notify/notify.ts';
import {
  application,
  checkOf,
  found,
  openAccount as open,
  passed,
} from '../testing/open-account.tsx';

it('declines with a reason, and not without one [BOARD-06]', async () => {
  const { user, calls } = await open('underwriter');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog'));
  const decline = dialog.getByRole('button', { name: 'Decline application' });
  await user.click(decline);
  await dialog.findByText('Enter a reason.');
  expect(calls('applications.update')).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'No such street.');
  await user.click(decline);
  await waitFor(() => expect(calls('applications.update').length).toBe(1));
  expect(calls('applications.update')[0]?.input).toMatchObject({
    body: { status: 'declined', reason: 'No such street.' },
  });
});

it('submits with the view’s calls', async () => {
  const filledIn = { ...application, status: 'progress', stage: 'payout' } as const;
  const { user, calls } = await open('service-provider', {
    responses: { applicationsCenter: { get: () => filledIn } },
  });
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Submit for review' }));
  await waitFor(() => expect(calls('applicationsCenter.submit').length).toBe(1));
  expect(calls('applications.submit')).toEqual([]);
});

it.each(['Decline', 'Approve'] as const)(
  'closes the dialog, says who acted first, and reloads if somebody else was faster: %s',
  async (move) => {
    const message = 'Dominic Soto started the processor review a minute ago.';
    const lastAct = {
      who: 'Dominic Soto',
      what: 'Started the processor review',
      at: '2026-03-02T14:00:00.000Z',
    };
    const overtaken = () => failure(409, { code: 'INVALID_STATUS', message, lastAct });
    const { user, calls } = await open('underwriter', {
      responses: {
        applications: {
          checks: found([...passed, checkOf('sanctions', 'pass')]),
          update: overtaken,
          approve: overtaken,
        },
      },
    });
    const said = vi.spyOn(notifications(), 'show');
    const before = calls('applications.get').length;
    await user.click(await screen.findByRole('button', { name: move }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox'), 'No lease.');
    await user.click(dialog.getByRole('button', { name: new RegExp(move) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(said).toHaveBeenCalledWith({ kind: 'warning', message });
    await waitFor(() => expect(calls('applications.get').length).toBeGreaterThan(before));
  },
);
