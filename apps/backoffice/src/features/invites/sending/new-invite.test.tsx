import { failure } from '@payfac/api/testing';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  all,
  asked,
  box,
  count,
  invite,
  names,
  rowOf,
  says,
  show,
  wordless,
} from './testing/invite-list.tsx';

beforeAll(installValidationMessages);

describe('a new invite', () => {
  const fill = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'New invite' }));
    await screen.findByRole('dialog', { name: 'New invite' });
    await user.click(box('Name'));
    await user.paste('Nora Field');
    await user.click(box('Email'));
    await user.paste('nora@mail.example');
  };
  const nora = invite({ _id: 'inv_9', name: 'Nora Field', email: 'nora@mail.example' });
  const address = '/list?spProductId=spp_tidewater';

  it('appears first in the list, and the count rises [LIST-12]', async () => {
    const { user, calls } = show({ address, responses: { invites: { create: () => nora } } });
    await rowOf('Ada Byron');
    const before = asked.loads;
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create invite' }));
    await rowOf('Nora Field');
    expect(names()).toEqual(['Nora Field', ...all.map(({ name }) => name)]);
    expect(count()).toBe('81');
    expect(asked.loads).toBe(before);
    expect(calls('invites.createAndSend')).toEqual([]);
    expect(calls('invites.create')[0]?.input).toMatchObject({
      body: { spProductId: 'spp_tidewater', name: 'Nora Field', email: 'nora@mail.example' },
    });
  });

  it('is created and sent in one step', async () => {
    const sent = { ...nora, status: 'sent', sentCount: 1 } as const;
    const { user, calls } = show({
      address,
      responses: { invites: { createAndSend: () => sent } },
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create and send' }));
    expect(within(await rowOf('Nora Field')).getByText('Sent')).toBeDefined();
    await says('Sent an invite to nora@mail.example.');
    expect(calls('invites.create')).toEqual([]);
  });

  it('isn’t added if the list is filtered by another status', async () => {
    const { user } = show({
      address: `${address}&status=expired`,
      responses: { invites: { create: () => nora } },
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create invite' }));
    await says('Created the invite for Nora Field.');
    expect(names()).toEqual(all.map(({ name }) => name));
  });

  it.each([
    ['Create invite', 'create', 'Error creating Invite'],
    ['Create and send', 'createAndSend', 'Error creating and sending Invite'],
  ] as const)('says so when %s fails', async (button, call, message) => {
    const { user } = show({
      address,
      responses: { invites: { [call]: () => failure(500, wordless) } },
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: button }));
    await says(message);
  });

  it('to an address that already has one is refused at its field', async () => {
    const message = 'This address already has an open invite to the product.';
    const { user } = show({
      address,
      responses: { invites: { create: () => failure(409, { code: 'ALREADY_INVITED', message }) } },
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create invite' }));
    await screen.findAllByText(message);
    await waitFor(() => expect(document.activeElement).toBe(box('Email')));
  });
});

describe('a boarded merchant', () => {
  it('is invited to another product with its known data', async () => {
    const made = invite({ _id: 'inv_8', name: 'Otto Lang', businessName: 'Heron Dental' });
    const { user, calls } = show({
      address: '/list?spProductId=spp_tidewater',
      responses: { invites: { addMerchant: () => made } },
    });
    await user.click(await screen.findByRole('button', { name: 'Add merchant' }));
    const waiting = await screen.findByRole('combobox', { name: /^Merchant/ });
    waiting.focus();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Merchant/ })).not.toBe(waiting),
    );
    const merchant = screen.getByRole('combobox', { name: /^Merchant/ });
    await user.click(merchant);
    await user.click((await screen.findAllByRole('option'))[0] ?? merchant);
    await user.click(screen.getByRole('button', { name: 'Create invite' }));
    await rowOf('Otto Lang');
    await says('Created the invite. Send it to Heron Dental when you’re ready.');
    expect(names()[0]).toBe('Otto Lang');
    expect(calls('invites.addMerchant')[0]?.input).toMatchObject({
      body: { spProductId: 'spp_tidewater' },
    });
  });
});
