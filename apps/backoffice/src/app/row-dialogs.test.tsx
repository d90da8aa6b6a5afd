import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { List } from '../shared/lists/list.ts';
import { renderList } from '../shared/lists/testing/render-list.tsx';
import { queryClient } from '../shared/query/client.ts';
import { everyArea, everyList } from './testing/every-list.ts';

const lists = [...(await everyList())].filter(([, { rowActions }]) =>
  rowActions.some((action) => action.dialog ?? action.confirm),
);

/** A platform that can be emptied of all rows. */
function emptiable() {
  let isEmpty = false;
  return {
    empty: () => {
      isEmpty = true;
    },
    network:
      (reach: typeof globalThis.fetch): typeof globalThis.fetch =>
      async (...request) => {
        const response = await reach(...request);
        if (!isEmpty || !response.ok) return response;
        const body: unknown = await response.clone().json();
        const isPage = typeof body === 'object' && body !== null && 'count' in body;
        return isPage ? Response.json({ ...body, data: [], count: 0 }) : response;
      },
  };
}

const firstRow = () => document.querySelector('tr[data-key]');
const opened = () => document.querySelector('[role=dialog], [role=alertdialog]');

/** Opens the first row's first menu action that has a dialog. @returns undefined when the row's state offers none. */
async function openFrom(
  list: List<never>,
  { network }: Pick<ReturnType<typeof emptiable>, 'network'>,
) {
  const { user } = renderList(list, { areas: everyArea, network });
  await waitFor(() => expect(firstRow()).not.toBeNull());
  const menu = document.querySelector<HTMLElement>('tr[data-key] [aria-label^="Actions for"]');
  if (!menu) return undefined;
  await user.click(menu);
  const offered = within(await screen.findByRole('menu'));
  const entry = list.rowActions
    .filter((action) => action.dialog ?? action.confirm)
    .map(({ label }) => offered.queryByRole('menuitem', { name: label }))
    .find((item) => item !== null);
  if (!entry) return undefined;
  await user.click(entry);
  await waitFor(() => expect(opened()).not.toBeNull());
  return opened() ?? undefined;
}

it('covers many lists', () => {
  expect(lists.length).toBeGreaterThan(20);
});

it.each(lists)(
  'the dialog of a row of %s stays when the list reloads without that row',
  async (_, list) => {
    const platform = emptiable();
    const dialog = await openFrom(list, platform);
    if (!dialog) return;
    platform.empty();
    await act(() => queryClient().invalidateQueries());
    await waitFor(() => expect(firstRow()).toBeNull());
    expect(dialog.isConnected).toBe(true);
  },
);
