import { failure } from '@payfac/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkOf, found, openAccount as open, passed } from '../testing/open-account.tsx';

it('approves with a note, and requires no reason if nothing is open [BOARD-08]', async () => {
  const { user, calls } = await open('underwriter', {
    responses: { applications: { checks: found([...passed, checkOf('sanctions', 'pass')]) } },
  });
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: /Note/ }), 'Known for years.');
  expect(dialog.getAllByRole('textbox')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Approve application' }));
  await waitFor(() => expect(calls('applications.approve').length).toBe(1));
  expect(calls('applications.approve')[0]?.input).toMatchObject({
    body: { note: 'Known for years.' },
  });
});

it('lists open items before an approval, and sends a reason for each', async () => {
  const { user, calls } = await open('underwriter', {
    responses: {
      applications: {
        checks: found([
          checkOf('business', 'unknown'),
          checkOf('identity', 'pass', 'Adaeze Okafor'),
          checkOf('sanctions', 'fail'),
        ]),
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('2 items are open. To approve anyway, give a reason for each.');
  const sanctions = dialog.getByRole('textbox', { name: /Sanctions lists: Lantern Quay/ });
  dialog.getByText('Fail. Adaeze Okafor is on a list.');
  await user.type(sanctions, 'Not the listed person.');
  const approve = dialog.getByRole('button', { name: 'Override and approve' });
  await user.click(approve);
  await dialog.findByText('Enter a reason.');
  expect(calls('applications.approve')).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Business verification/ }), 'Saw its deed.');
  await user.click(approve);
  await waitFor(() => expect(calls('applications.approve').length).toBe(1));
  expect(calls('applications.approve')[0]?.input).toMatchObject({
    body: {
      overrides: [
        { item: 'chk_business', reason: 'Saw its deed.' },
        { item: 'chk_sanctions', reason: 'Not the listed person.' },
      ],
    },
  });
});

it('asks about newly opened items, and keeps what was written', async () => {
  let sanctions = checkOf('sanctions', 'pass');
  const message = 'Not approved yet. Sanctions lists: Lantern Quay Books LLC. Fail.';
  const { user } = await open('underwriter', {
    responses: {
      applications: {
        checks: () => found([...passed, sanctions])(),
        approve: () => {
          sanctions = checkOf('sanctions', 'fail');
          return failure(409, { code: 'OPEN_ITEMS', message });
        },
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: /Note/ }), 'Known for years.');
  await user.click(dialog.getByRole('button', { name: 'Approve application' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  await dialog.findByRole('textbox', { name: /Sanctions lists/ });
  dialog.getByDisplayValue('Known for years.');
});
