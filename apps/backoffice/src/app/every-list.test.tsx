import type { Role } from '@payfac/domain/access';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { List } from '../shared/lists/list.ts';
import { renderList } from '../shared/lists/testing/render-list.tsx';
import { changes, queryClient } from '../shared/query/client.ts';
import { everyArea, everyList, responsesOf } from './testing/every-list.ts';

const lists = await everyList();

const rows = () => [...document.querySelectorAll<HTMLElement>(':is(tr, li)[data-key]')];

async function open(list: List<never>, roles: readonly Role[]) {
  const view = renderList(list, { areas: everyArea, responses: responsesOf(list), roles });
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  return view;
}

const overviewIn = (element: Element | null | undefined): string | null =>
  element?.querySelector('a[href*="/account/"][href$="/overview"]')?.getAttribute('href') ?? null;

/**
 * A record shows its name above its amount, its id separately to copy, and no fact repeats what is above it or is
 * empty.
 */
function expectStory(drawer: HTMLElement, key: string) {
  const story = drawer.querySelector('[data-story]');
  const title = drawer.querySelector('h2')?.textContent ?? '';
  expect(title).toMatch(/[a-z]{2}/i);
  expect(title).not.toContain(key);
  const [copied] = drawer.querySelectorAll('button[aria-label^="Copy "]');
  expect(copied && story?.contains(copied)).toBe(false);
  const facts = [...(story?.querySelectorAll(':scope > dl[data-dense] dd') ?? [])].map(
    (fact) => fact.textContent,
  );
  const [amount] =
    /[-+]?\$[\d,]+\.\d\d/.exec(story?.querySelector('[data-hero]')?.textContent ?? '') ?? [];
  for (const nothing of ['', '—', amount]) expect(facts).not.toContain(nothing);
}

/** The account's facts in the record next to the list. */
const accountFacts = () =>
  [...document.querySelectorAll('[role=dialog] dt')]
    .filter(({ textContent }) => textContent === 'Account')
    .map((term) => term.nextElementSibling);

/** A transaction's ID has one form on every screen, without the zeros of the stored one; a processor's has its own. */
const expectShownIds = () => expect(document.body.textContent).not.toMatch(/(?<!_)txn0/);

it('finds the lists of the app', () => {
  expect(lists.size).toBeGreaterThan(40);
});

it('lists ask for ten rows a page [UI-04]', () => {
  const others = [...lists].filter(([, { pageSize }]) => pageSize !== 10);
  // Notices are read by the day, not compared.
  expect(others.map(([report]) => report)).toEqual(['notifications']);
});

/** The list's own active queries, by kind. */
const lookedAt = (report: string) =>
  queryClient()
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryKey: [, name, part] }) => name === report && part !== 'parts');

/** After a call that changes what a list shows, the list reloads with its figures, tabs and chart. */
async function expectLoadedAgain(report: string, list: List<never>) {
  expect(list.shown.length).toBeGreaterThan(0);
  const own = lookedAt(report).filter(
    ({ queryKey: [, , part] }) => part !== 'list' || !list.isLocal,
  );
  for (const kind of list.shown) {
    await waitFor(() =>
      expect(own.map(({ state }) => state.fetchStatus)).toEqual(own.map(() => 'idle')),
    );
    changes().tell([kind]);
    const left = own.filter(
      ({ queryKey: [shown], state }) => shown.includes(kind) && state.fetchStatus !== 'fetching',
    );
    expect(left.map(({ queryKey }) => queryKey)).toEqual([]);
  }
  expect(own.filter(({ queryKey: [shown] }) => shown.length === 0)).toEqual([]);
}

// Rendering a list takes longer than the checks, so each is rendered once for both.
describe.each([...lists])('the list %s', (report, list) => {
  it('is reloaded after a call that changed it, and links accounts to their overview', async () => {
    const { router } = await open(list, ['admin']);
    await expectLoadedAgain(report, list);
    const accountCell = () => rows()[0]?.querySelector('[data-label=Account]');
    const opensByName = () =>
      accountCell()?.querySelector('[data-row-link]:not([href$="/overview"])') instanceof Element;
    // A row named by its account opens its record, which links to the account.
    await waitFor(() => {
      expect(rows().length).toBeGreaterThan(0);
      if (accountCell()) expect(overviewIn(accountCell()) === null).toBe(opensByName());
    });
    expectShownIds();
    const [row] = rows();
    const cell = accountCell();
    const isOpenedByName = opensByName();
    expect(cell?.querySelector('[data-row-link] a') ?? null).toBeNull();

    if (!list.detail) return;
    const search = `?${new URLSearchParams({ open: row?.dataset['key'] ?? '' })}`;
    await router.navigate({ search });
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.querySelector('[aria-busy=true]')).toBeNull());
    await waitFor(() => expect(drawer.querySelector('[data-story]')).not.toBeNull());
    expectShownIds();
    expectStory(drawer, row?.dataset['key'] ?? '');
    for (const fact of accountFacts()) expect(overviewIn(fact)).not.toBeNull();
    if (cell && !isOpenedByName) expect(accountFacts().length).toBe(1);
    if (isOpenedByName) expect(overviewIn(drawer)).not.toBeNull();
  });
});

it('names accounts without a link for users who can’t open them', async () => {
  const transactions = lists.get('transactions');
  if (!transactions) throw new Error('There is a list of transactions.');
  await open(transactions, ['sales-clerk']);
  expect(rows()[0]?.textContent).toContain('Lantern Quay Books');
  expect(overviewIn(document.body)).toBeNull();
});
