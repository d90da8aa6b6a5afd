import { accounts } from '@payfac/api/contract/accounts';
import { invites as area } from '@payfac/api/contract/invites';
import { products } from '@payfac/api/contract/products';
import { fixtures } from '@payfac/api/testing';
import type { Invite } from '@payfac/domain/invites';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { renderList } from '../../../../shared/lists/testing/render-list.tsx';
import { invites } from '../list.tsx';

const areas = { invites: area, products, accounts };

export const invite = (changes: Partial<Invite> = {}): Invite => ({
  ...fixtures.invites.create,
  ...changes,
});
export const ada = invite({ _id: 'inv_1', name: 'Ada Byron', email: 'ada@mail.example' });
export const grace = invite({ _id: 'inv_2', name: 'Grace Murray', status: 'sent', sentCount: 1 });
const leon = invite({
  _id: 'inv_3',
  name: 'Leon Marsh',
  status: 'accepted',
  applicationId: 'app_3',
});
export const mary = invite({ _id: 'inv_4', name: 'Mary Cole', status: 'expired', sentCount: 2 });
export const all = [ada, grace, leon, mary];

/** An error without a message from the platform, so the catalogue's is shown. */
export const wordless = { code: 'FAILED', message: '' };

/** How often the list itself was requested, without its counts by tab. */
export const asked = { loads: 0 };

type Options = Parameters<typeof renderList<Invite, typeof areas>>[1];
export const show = (options: Partial<Options> = {}) =>
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
          if (!isCount) asked.loads += 1;
          return { data: isCount ? [] : all, count: 80 };
        },
        ...options.responses?.invites,
      },
    },
  });

export const names = () =>
  within(screen.getByRole('table', { name: 'Invites', hidden: true }))
    .getAllByRole('rowheader', { hidden: true })
    .map(({ textContent }) => textContent);
export const count = () => screen.getByText(/of 7\d|of 8\d/).textContent?.match(/of (\d+)/)?.[1];
export const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });
export const box = (name: string) =>
  screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' });

export async function act(user: ReturnType<typeof show>['user'], name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
export const actionsOf = async (user: ReturnType<typeof show>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  await user.keyboard('{Escape}');
  return items.map(({ textContent }) => textContent);
};
export const says = (text: string) =>
  waitFor(() => expect(document.body.textContent).toContain(text));
