import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ofLive, openAccount as open } from '../testing/open-account.tsx';

it('resets a processor after a confirmation, and turns a feature on at once [BOARD-05, BOARD-11]', async () => {
  const { user, calls } = await open('admin', ofLive);
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: 'Reset processor' }));
  await waitFor(() => expect(calls('provisioning.reset').length).toBe(1));
  await user.click(screen.getByRole('switch', { name: 'Invoices' }));
  await waitFor(() => expect(calls('applications.update').length).toBe(1));
  expect(calls('applications.update')[0]?.input).toMatchObject({
    body: { features: { invoices: { enabled: true } } },
  });
});

it('shows a merchant how it processes, without a switch', async () => {
  await open('manager', ofLive);
  await screen.findByRole('heading', { name: 'Simulator' });
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
});

it('edits a provisioned processor’s IDs, without calling it provisioning', async () => {
  const { user, calls } = await open('admin', ofLive);
  await user.click(await screen.findByRole('button', { name: 'Edit IDs' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the IDs of Simulator' }));
  await user.click(dialog.getByRole('button', { name: 'Save IDs' }));
  await waitFor(() => expect(calls('provisioning.provision').length).toBe(1));
});
