import { accounts } from '@payfac/api/contract/accounts';
import { invites as area } from '@payfac/api/contract/invites';
import { products } from '@payfac/api/contract/products';
import { failure, fixtures } from '@payfac/api/testing';
import type { Invite } from '@payfac/domain/invites';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderList } from '../../../shared/lists/testing/render-list.tsx';
import { invites } from './list.tsx';

const areas = { invites: area, products, accounts };

const invite = (changes: Partial<Invite> = {}): Invite => ({
  ...fixtures.invites.create,
  ...changes,
});
const ada = invite({ _id: 'inv_1', name: 'Ada Byron', email: 'ada@mail.example' });
const grace = invite({ _id: 'inv_2', name: 'Grace Murray', status: 'sent', sentCount: 1 });
const leon = invite({
  _id: 'inv_3',
  name: 'Leon Marsh',
  status: 'accepted',
  applicationId: 'app_3',
});
const mary = invite({ _id: 'inv_4', name: 'Mary Cole', status: 'expired', sentCount: 2 });
const all = [ada, grace, leon, mary];

beforeAll(installValidationMessages);

/** A failure that the platform has no words for: the catalogue's are shown. */
const wordless = { code: 'FAILED', message: '' };

type Options = Parameters<typeof renderList<Invite, typeof areas>>[1];
const show = (options: Partial<Options> = {}) =>
  renderList(invites, {
    areas,
    ...options,
    responses: {
      products: {
        list: () => ({ data: [fixtures.products.list.data[0]].flatMap((p) => p ?? []), count: 1 }),
      },
      invites: {
        list: ({ query }) => {
          const isCount = query?.pageSize === 1;
          if (!isCount) loads += 1;
          return { data: isCount ? [] : all, count: 80 };
        },
        ...options.responses?.invites,
      },
    },
  });

const names = () =>
  within(screen.getByRole('table', { name: 'Invites', hidden: true }))
    .getAllByRole('rowheader', { hidden: true })
    .map(({ textContent }) => textContent);
const count = () => screen.getByText(/of 7\d|of 8\d/).textContent?.match(/of (\d+)/)?.[1];
const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const box = (name: string) => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' });

async function act(user: ReturnType<typeof show>['user'], name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
const actionsOf = async (user: ReturnType<typeof show>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  await user.keyboard('{Escape}');
  return items.map(({ textContent }) => textContent);
};
/** How often the list itself was asked for, its counts by tab left out. */
let loads = 0;
const says = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text));

it('shows invites with their product by name and their status in words', async () => {
  show();
  expect(within(await rowOf('Ada Byron')).getByText('Tidewater Commerce')).toBeDefined();
  expect(within(await rowOf('Mary Cole')).getByText('Expired')).toBeDefined();
});

it('narrows what is asked for to the product in the address', async () => {
  const { calls } = show({ address: '/list?spProductId=spp_tidewater&status=sent' });
  await rowOf('Ada Byron');
  for (const { input } of calls('invites.list'))
    expect(input).toMatchObject({ query: { spProductId: ['spp_tidewater'] } });
});

it('says so when the invites cannot be had', async () => {
  show({ responses: { invites: { list: () => failure(500, wordless) } } });
  await says('Error while getting the Invites. Try again later.');
});

describe('what may be done with an invite', () => {
  it('goes by how far it got', async () => {
    const { user } = show();
    expect(await actionsOf(user, 'Ada Byron')).toEqual(['Send', 'Edit', 'Delete']);
    expect(await actionsOf(user, 'Grace Murray')).toEqual(['Send again', 'Edit', 'Delete']);
    expect(await actionsOf(user, 'Leon Marsh')).toEqual(['Open account']);
    expect(await actionsOf(user, 'Mary Cole')).toEqual(['Send again', 'Edit', 'Delete']);
  });

  it('goes by ability: who may not manage invites only reads them', async () => {
    show({ roles: ['bank'] });
    await rowOf('Ada Byron');
    expect(screen.queryByRole('button', { name: 'Actions for Ada Byron' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New invite' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add merchant' })).toBeNull();
  });
});

describe('a new invite', () => {
  const fill = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'New invite' }));
    await screen.findByRole('dialog', { name: 'New invite' });
    await user.type(box('Name'), 'Nora Field');
    await user.type(box('Email'), 'nora@mail.example');
  };
  const nora = invite({ _id: 'inv_9', name: 'Nora Field', email: 'nora@mail.example' });
  const address = '/list?spProductId=spp_tidewater';

  it('goes to the front of the list, and the count rises [R258]', async () => {
    const { user, calls } = show({ address, responses: { invites: { create: () => nora } } });
    await rowOf('Ada Byron');
    const before = loads;
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create invite' }));
    await rowOf('Nora Field');
    expect(names()).toEqual(['Nora Field', ...all.map(({ name }) => name)]);
    expect(count()).toBe('81');
    expect(loads).toBe(before);
    expect(calls('invites.createAndSend')).toEqual([]);
    expect(calls('invites.create')[0]?.input).toMatchObject({
      body: { spProductId: 'spp_tidewater', name: 'Nora Field', email: 'nora@mail.example' },
    });
  });

  it('is created and sent in one go', async () => {
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

  it('of another status than the list is narrowed to is not put into it', async () => {
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

  it('to an address that has one already is refused at the address', async () => {
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

describe('a changed invite', () => {
  const changed = { ...grace, name: 'Grace Hopper' };

  it('takes the place of the one it was [R259]', async () => {
    const { user, calls } = show({ responses: { invites: { update: () => changed } } });
    await act(user, 'Grace Murray', 'Edit');
    await screen.findByRole('dialog');
    const before = loads;
    await user.clear(box('Name'));
    await user.type(box('Name'), 'Grace Hopper');
    await user.clear(box('Business'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await rowOf('Grace Hopper');
    expect(names()).toEqual(['Ada Byron', 'Grace Hopper', 'Leon Marsh', 'Mary Cole']);
    expect(count()).toBe('80');
    expect(loads).toBe(before);
    expect(calls('invites.update')[0]?.input).toMatchObject({
      params: { inviteId: 'inv_2' },
      body: { spProductId: grace.spProductId, name: 'Grace Hopper', businessName: null },
    });
  });

  it('is refused with all that is wrong at once, an emptied name too', async () => {
    const { user, calls } = show();
    await act(user, 'Grace Murray', 'Edit');
    await screen.findByRole('dialog');
    await user.clear(box('Name'));
    await user.clear(box('Email'));
    await user.type(box('Email'), 'nowhere');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('link', { name: 'Enter the name.' });
    await screen.findByRole('link', { name: /^Enter an email address/ });
    expect(calls('invites.update')).toEqual([]);
  });

  it('is one that was sent, too [R267]', async () => {
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

  it('says so when it cannot be saved or sent', async () => {
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
  it('goes after asking, and the count falls [R260, R267]', async () => {
    const { user, calls } = show({ responses: { invites: { remove: () => ({ success: true }) } } });
    await act(user, 'Mary Cole', 'Delete');
    const question = within(await screen.findByRole('alertdialog'));
    const before = loads;
    expect(calls('invites.remove')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete invite' }));
    await waitFor(() => expect(names()).toEqual(['Ada Byron', 'Grace Murray', 'Leon Marsh']));
    expect(count()).toBe('79');
    expect(loads).toBe(before);
    expect(calls('invites.remove')[0]?.input).toMatchObject({
      params: { inviteId: 'inv_4' },
      query: { spProductId: mary.spProductId },
    });
  });

  it('stays when it cannot be deleted, and the list is loaded again', async () => {
    const { user } = show({ responses: { invites: { remove: () => failure(500, wordless) } } });
    await act(user, 'Mary Cole', 'Delete');
    const question = within(await screen.findByRole('alertdialog'));
    const before = loads;
    await user.click(question.getByRole('button', { name: 'Delete invite' }));
    expect(
      await question.findByText('Error while deleting the Invite. Try again later.'),
    ).toBeDefined();
    await waitFor(() => expect(loads).toBeGreaterThan(before));
    expect(names()).toHaveLength(4);
  });
});

describe('a boarded merchant', () => {
  it('is invited to another product from what is known of it', async () => {
    const made = invite({ _id: 'inv_8', name: 'Otto Lang', businessName: 'Heron Dental' });
    const { user, calls } = show({
      address: '/list?spProductId=spp_tidewater',
      responses: { invites: { addMerchant: () => made } },
    });
    await user.click(await screen.findByRole('button', { name: 'Add merchant' }));
    (await screen.findByLabelText(/^Merchant/)).focus();
    const merchant = await screen.findByRole('combobox', { name: /^Merchant/ });
    await user.click(merchant);
    await user.click((await screen.findAllByRole('option'))[0] ?? merchant);
    await user.click(screen.getByRole('button', { name: 'Create invite' }));
    await rowOf('Otto Lang');
    await says("Created the invite. Send it to Heron Dental when you're ready.");
    expect(names()[0]).toBe('Otto Lang');
    expect(calls('invites.addMerchant')[0]?.input).toMatchObject({
      body: { spProductId: 'spp_tidewater' },
    });
  });
});
