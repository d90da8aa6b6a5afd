import { failure, fixtures } from '@payfac/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openAccount, sectionAt } from '../testing/open-account.tsx';
import { logCsv } from './activity-section.tsx';

const address = sectionAt('activity');
const { logs: applicationLog } = fixtures.applications.get;
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const [comment] = fixtures.comments.list.data;
const [tag] = fixtures.tags.list.data;
const [definition] = fixtures.tags.listDefinitions.data;
if (!comment || !tag || !definition) throw new Error('There is no example.');
const given = { ...tag, modelId: 'sm_0012' };
const retired = { ...definition, _id: 'tdf_9', name: 'Old mark', isActive: false };
const offered = { ...definition, _id: 'tdf_7', name: 'Long-standing' };

it('shows comments as a conversation, and sends another [ROLE-18, SCOPE-21]', async () => {
  const later = {
    ...comment,
    _id: 'cmt_2',
    text: 'And the lease is signed.',
    createdAt: new Date('2026-03-03T14:00:00Z'),
  };
  const { user, calls } = await openAccount('underwriter', {
    address,
    responses: { comments: { list: () => ({ data: [later, comment], count: 2 }) } },
  });
  const comments = await card('Comments');
  const thread = within(await comments.findByRole('log'));
  await waitFor(() =>
    expect(thread.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(comment.text),
      expect.stringContaining(later.text),
    ]),
  );
  await user.type(comments.getByRole('textbox', { name: 'Comment' }), 'Called the owner.');
  await user.click(comments.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(calls('comments.set').length).toBe(1));
  expect(calls('comments.set')[0]?.input).toMatchObject({
    body: { modelName: 'applications', modelId: 'app_0012', text: 'Called the owner.' },
  });
  await waitFor(() => expect(calls('comments.list').length).toBe(2));
});

it('keeps a comment that couldn’t be sent', async () => {
  const { user } = await openAccount('underwriter', {
    address,
    responses: { comments: { set: () => failure(500, { code: '', message: '' }) } },
  });
  const comments = await card('Comments');
  const field = await comments.findByRole('textbox', { name: 'Comment' });
  await user.type(field, 'Called the owner.');
  await user.click(comments.getByRole('button', { name: 'Send' }));
  await comments.findByRole('alert');
  expect(field).toHaveProperty('value', 'Called the owner.');
});

it('lets only its author change a comment [RISK-11]', async () => {
  const mine = { ...comment, _id: 'cmt_9', userId: fixtures.auth.sso.userId };
  const { user, calls } = await openAccount('underwriter', {
    address,
    responses: { comments: { list: () => ({ data: [comment, mine], count: 2 }) } },
  });
  const comments = await card('Comments');
  await user.click(await comments.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit comment' }));
  const field = dialog.getByRole('textbox', { name: /Comment/ });
  await user.clear(field);
  await user.type(field, 'Corrected.');
  await user.click(dialog.getByRole('button', { name: 'Save comment' }));
  await waitFor(() => expect(calls('comments.set').length).toBe(1));
  expect(calls('comments.set')[0]?.input).toMatchObject({
    body: { _id: 'cmt_9', text: 'Corrected.' },
  });
});

it('shows every action with its changes and user, filtered by kind, also as CSV', async () => {
  const { user } = await openAccount('underwriter', { address });
  const log = await card('Log');
  const lines = () => log.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines()).toEqual([
    expect.stringMatching(/Lease shows the same address\..*Dominic Soto/),
    expect.stringMatching(/Submitted the application.*In progress → Review.*Ines Rojas/),
  ]);
  await user.selectOptions(log.getByRole('combobox', { name: 'Kind' }), 'Status');
  expect(lines()).toEqual([expect.stringContaining('Submitted the application')]);
});

it('exports the log as a spreadsheet without formulas', () => {
  const [line] = applicationLog;
  if (!line) throw new Error('There is no line.');
  const text = logCsv([{ ...line, note: '=HYPERLINK("x")' }]);
  expect(text.split('\r\n')[1]).toMatch(
    /Status,Submitted the application,In progress,Review,"'=HYPERLINK\(""x""\)",Ines Rojas/,
  );
});

it('shows the log with who wrote it, and adds a note', async () => {
  const { user, calls } = await openAccount('underwriter', { address });
  const log = await card('Log');
  log.getByText('Lease shows the same address.');
  await user.click(log.getByRole('button', { name: 'Add note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add note' }));
  await user.click(dialog.getByRole('button', { name: 'Add note' }));
  await dialog.findAllByText('Enter a note.');
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Site visited.');
  await user.click(dialog.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(calls('applications.update').length).toBe(1));
  expect(calls('applications.update')[0]?.input).toMatchObject({ body: { note: 'Site visited.' } });
});

interface Scoped {
  readonly scope?: readonly string[] | undefined;
}

const tagResponses = {
  tags: {
    list: () => ({ data: [given], count: 1 }),
    listDefinitions: ({ query }: { readonly query?: Scoped }) => ({
      data: [definition, offered, retired].filter(({ scope }) => query?.scope?.includes(scope)),
      count: 3,
    }),
  },
};

it('adds a tag that is neither present nor retired, and removes one', async () => {
  const { user, calls } = await openAccount('underwriter', { address, responses: tagResponses });
  const tags = await card('Tags');
  const chooser = await tags.findByRole('combobox', { name: 'Add sub-merchant tag' });
  expect(
    within(chooser)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a tag', 'Long-standing']);
  await user.selectOptions(chooser, 'Long-standing');
  await waitFor(() => expect(calls('tags.create').length).toBe(1));
  expect(calls('tags.create')[0]?.input).toMatchObject({
    body: { tagDefinitionId: 'tdf_7', modelId: 'sm_0012' },
  });
  await user.click(tags.getByRole('button', { name: `Remove the tag ${given.name}` }));
  await waitFor(() => expect(calls('tags.remove').length).toBe(1));
  expect(calls('tags.remove')[0]?.input).toMatchObject({ body: { _id: given._id } });
});

it('defines, renames and retires tags', async () => {
  const { user, calls } = await openAccount('underwriter', { address, responses: tagResponses });
  await user.click(await screen.findByRole('button', { name: 'Manage tags' }));
  const manager = within(await screen.findByRole('dialog', { name: 'Manage tags' }));
  const row = (name: string) => {
    const found = manager.getByText(name).closest('li');
    if (!found) throw new Error(`${name} has no row.`);
    return within(found);
  };
  await manager.findByText('Old mark');
  row('Old mark').getByText('Retired');
  await user.click(row('Old mark').getByRole('button', { name: 'Offer again' }));
  await waitFor(() => expect(calls('tags.updateDefinition').length).toBe(1));
  expect(calls('tags.updateDefinition')[0]?.input).toMatchObject({
    body: { _id: 'tdf_9', isActive: true },
  });
  await user.click(manager.getByRole('button', { name: 'New tag' }));
  const form = within(await screen.findByRole('dialog', { name: 'New tag' }));
  await user.type(form.getByRole('textbox', { name: /Name/ }), 'Needs a call');
  await user.selectOptions(form.getByRole('combobox', { name: /Color/ }), 'Purple');
  await user.selectOptions(form.getByRole('combobox', { name: /Given to/ }), 'Sub-merchant');
  await user.click(form.getByRole('button', { name: 'Create tag' }));
  await waitFor(() => expect(calls('tags.createDefinition').length).toBe(1));
  expect(calls('tags.createDefinition')[0]?.input).toMatchObject({
    body: { name: 'Needs a call', color: 'higher-purple', scope: 'subMerchant' },
  });
});

it('reports a duplicate tag name at its field', async () => {
  const { user } = await openAccount('underwriter', {
    address,
    responses: {
      tags: {
        ...tagResponses.tags,
        createDefinition: () =>
          failure(409, { code: 'TAG_TAKEN', message: 'A tag with this name already exists.' }),
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Manage tags' }));
  await user.click(await screen.findByRole('button', { name: 'New tag' }));
  const form = within(await screen.findByRole('dialog', { name: 'New tag' }));
  await user.type(form.getByRole('textbox', { name: /Name/ }), 'Watch closely');
  await user.click(form.getByRole('button', { name: 'Create tag' }));
  await form.findAllByText('A tag with this name already exists.');
});

it('shows a bank only the log, read-only', async () => {
  const { calls } = await openAccount('bank', { address });
  await card('Log');
  expect(screen.queryByRole('button', { name: 'Add note' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Tags' })).toBeNull();
  expect(calls('comments.list')).toEqual([]);
});
