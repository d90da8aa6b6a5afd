import { failure } from '@payfac/api/testing';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  actionsOf,
  ada,
  asked,
  box,
  count,
  grace,
  mary,
  names,
  rowOf,
  says,
  show,
  wordless,
} from './testing/invite-list.tsx';

beforeAll(installValidationMessages);

it('shows invites with their product by name and their status in words', async () => {
  show();
  expect(within(await rowOf('Ada Byron')).getByText('Tidewater Commerce')).toBeDefined();
  expect(within(await rowOf('Mary Cole')).getByText('Expired')).toBeDefined();
});

it('filters by the product in the URL', async () => {
  const { calls } = show({ address: '/list?spProductId=spp_tidewater&status=sent' });
  await rowOf('Ada Byron');
  for (const { input } of calls('invites.list'))
    expect(input).toMatchObject({ query: { spProductId: ['spp_tidewater'] } });
});

it('says so if the invites can’t be loaded', async () => {
  show({ responses: { invites: { list: () => failure(500, wordless) } } });
  await says('Error while getting the Invites. Try again later.');
});

describe('actions on an invite', () => {
  it('depend on its status', async () => {
    const { user } = show();
    expect(await actionsOf(user, 'Ada Byron')).toEqual(['Send', 'Edit', 'Delete']);
    expect(await actionsOf(user, 'Grace Murray')).toEqual(['Send again', 'Edit', 'Delete']);
    expect(await actionsOf(user, 'Leon Marsh')).toEqual(['Open account']);
    expect(await actionsOf(user, 'Mary Cole')).toEqual(['Send again', 'Edit', 'Delete']);
  });

  it('depend on abilities: without the one to manage invites, they are read-only', async () => {
    show({ roles: ['bank'] });
    await rowOf('Ada Byron');
    expect(screen.queryByRole('button', { name: 'Actions for Ada Byron' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New invite' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add merchant' })).toBeNull();
  });
});

describe('a changed invite', () => {
  const changed = { ...grace, name: 'Grace Hopper' };

  it('replaces the old one [LIST-13]', async () => {
    const { user, calls } = show({ responses: { invites: { update: () => changed } } });
    await act(user, 'Grace Murray', 'Edit');
    await screen.findByRole('dialog');
    const before = asked.loads;
    await user.clear(box('Name'));
    await user.type(box('Name'), 'Grace Hopper');
    await user.clear(box('Business'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await rowOf('Grace Hopper');
    expect(names()).toEqual(['Ada Byron', 'Grace Hopper', 'Leon Marsh', 'Mary Cole']);
    expect(count()).toBe('80');
    expect(asked.loads).toBe(before);
    expect(calls('invites.update')[0]?.input).toMatchObject({
      params: { inviteId: 'inv_2' },
      body: { spProductId: grace.spProductId, name: 'Grace Hopper', businessName: null },
    });
  });

  it('is refused with all problems at once, including an empty name', async () => {
    const { user, calls } = show();
    await act(user, 'Grace Murray', 'Edit');
    await screen.findByRole('dialog');
    await user.clear(box('Name'));
    await user.clear(box('Email'));
    await user.type(box('Email'), 'nowhere');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('link', { name: 'Enter a name.' });
    await screen.findByRole('link', { name: /^Enter an email address/ });
    expect(calls('invites.update')).toEqual([]);
  });

  it('can already be sent [INVITE-02]', async () => {
    const { user, calls } = show({
      responses: { invites: { send: () => ({ ...ada, status: 'sent', sentCount: 1 }) } },
    });
    await act(user, 'Ada Byron', 'Send');
    await waitFor(async () =>
      expect(within(await rowOf('Ada Byron')).getByText('Sent')).toBeDefined(),
    );
    expect(calls('invites.send')[0]?.input).toMatchObject({
      params: { inviteId: 'inv_1' },
      query: { spProductId: ada.spProductId },
    });
  });

  it('says so if it can’t be saved or sent', async () => {
    const { user } = show({
      responses: {
        invites: { update: () => failure(500, wordless), send: () => failure(500, wordless) },
      },
    });
    await act(user, 'Ada Byron', 'Send');
    await says('Error while sending the Invite. Try again later.');
    await act(user, 'Ada Byron', 'Edit');
    await screen.findByRole('dialog');
    await user.type(box('Name'), ' II');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await says('Error while editing the Invite. Try again later.');
  });
});

describe('a deleted invite', () => {
  it('disappears after a confirmation, and the count drops [INVITE-02, LIST-14]', async () => {
    const { user, calls } = show({ responses: { invites: { remove: () => ({ success: true }) } } });
    await act(user, 'Mary Cole', 'Delete');
    const question = within(await screen.findByRole('alertdialog'));
    const before = asked.loads;
    expect(calls('invites.remove')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete invite' }));
    await waitFor(() => expect(names()).toEqual(['Ada Byron', 'Grace Murray', 'Leon Marsh']));
    expect(count()).toBe('79');
    expect(asked.loads).toBe(before);
    expect(calls('invites.remove')[0]?.input).toMatchObject({
      params: { inviteId: 'inv_4' },
      query: { spProductId: mary.spProductId },
    });
  });

  it('stays if it can’t be deleted, and the list is reloaded', async () => {
    const { user } = show({ responses: { invites: { remove: () => failure(500, wordless) } } });
    await act(user, 'Mary Cole', 'Delete');
    const question = within(await screen.findByRole('alertdialog'));
    const before = asked.loads;
    await user.click(question.getByRole('button', { name: 'Delete invite' }));
    expect(
      await question.findByText('Error while deleting the Invite. Try again later.'),
    ).toBeDefined();
    await waitFor(() => expect(asked.loads).toBeGreaterThan(before));
    expect(names()).toHaveLength(4);
  });
});
