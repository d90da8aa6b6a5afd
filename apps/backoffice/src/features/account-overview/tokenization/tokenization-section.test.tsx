import { failure } from '@payfac/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openAccount, sectionAt } from '../testing/open-account.tsx';

const address = sectionAt('tokenization');

it('shows the public key to copy, and the rate limit only with the ability', async () => {
  const { calls } = await openAccount('manager', { address });
  const card = within(await screen.findByRole('region', { name: 'Public key' }));
  card.getByText('pk_test_app_0012');
  card.getByRole('button', { name: /Copy public key/i });
  expect(screen.queryByRole('region', { name: 'Rate limit' })).toBeNull();
  expect(calls('tokenization.getRateLimit')).toEqual([]);
});

it('reads and sets the rate limit with the ability [ROLE-17]', async () => {
  const { user, calls } = await openAccount('admin', {
    address,
    responses: { tokenization: { getRateLimit: () => ({ perMinute: 120 }) } },
  });
  const card = within(await screen.findByRole('region', { name: 'Rate limit' }));
  await card.findByText('120 cards a minute');
  await user.click(card.getByRole('button', { name: 'Change limit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rate limit' }));
  const field = dialog.getByRole('textbox', { name: /Cards a minute/ });
  await user.clear(field);
  await user.type(field, '10001');
  await user.click(dialog.getByRole('button', { name: 'Save limit' }));
  await dialog.findAllByText('Enter a number of at most 10000.');
  await user.clear(field);
  await user.type(field, '60');
  await user.click(dialog.getByRole('button', { name: 'Save limit' }));
  await waitFor(() => expect(calls('tokenization.setRateLimit').length).toBe(1));
  expect(calls('tokenization.setRateLimit')[0]?.input).toMatchObject({ body: { perMinute: 60 } });
});

it('says that the rate limit couldn’t be loaded, and reloads it', async () => {
  let tries = 0;
  const { user } = await openAccount('admin', {
    address,
    responses: {
      tokenization: {
        getRateLimit: () => {
          tries += 1;
          return failure(500, { code: '', message: '' });
        },
      },
    },
  });
  await screen.findByText('Couldn’t load the rate limit');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(tries).toBe(2));
});
