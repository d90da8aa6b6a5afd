import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { areas, invoiceList } from '../testing/invoice-list.tsx';
import { renderList, renderScreen } from '../testing/render-list.tsx';
import type { Filter } from './filter.ts';
import { FilterChip } from './filter-chip.tsx';

interface Kind {
  readonly filter: Filter;
  readonly type: (user: UserEvent) => Promise<void>;
  /** The part that is visible in the open panel. */
  readonly seen: () => unknown;
  readonly typed: unknown;
}

const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`v${at}`, `Value ${at}`]));
const input = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const valueOf = (label: string) => () => input(label).value;
const typeInto = (label: string, text: string) => (user: UserEvent) =>
  user.type(input(label), text);
/** Selects an option, and closes the list that covers the fields. */
async function choose(user: UserEvent, name: string): Promise<void> {
  await user.type(screen.getByRole('combobox'), name);
  await user.click(await screen.findByRole('option', { name }));
  if (screen.queryByRole('listbox')) await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

const press = (role: string, name: string) => (user: UserEvent) =>
  user.click(screen.getByRole(role, { name }));

const kinds: Readonly<Record<Filter['kind'] | 'many choices', Kind>> = {
  text: {
    filter: { kind: 'text', key: 'name', label: 'Name' },
    type: typeInto('Name', 'Ada'),
    seen: valueOf('Name'),
    typed: 'Ada',
  },
  number: {
    filter: { kind: 'number', key: 'score', label: 'Score' },
    type: typeInto('Score', '12'),
    seen: valueOf('Score'),
    typed: '12',
  },
  boolean: {
    filter: { kind: 'boolean', key: 'isSent', label: 'Sent' },
    type: press('radio', 'No'),
    seen: () => screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked,
    typed: true,
  },
  choice: {
    filter: { kind: 'choice', key: 'state', label: 'State', labels: { NY: 'New York' } },
    type: (user) => user.selectOptions(screen.getByRole('combobox'), 'NY'),
    seen: () => screen.getByRole<HTMLSelectElement>('combobox').value,
    typed: 'NY',
  },
  choices: {
    filter: { kind: 'choices', key: 'status', label: 'Status', labels: { paid: 'Paid' } },
    type: press('checkbox', 'Paid'),
    seen: () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Paid' }).checked,
    typed: true,
  },
  'many choices': {
    filter: { kind: 'choices', key: 'mcc', label: 'Category', labels: many },
    type: (user) => choose(user, 'Value 7'),
    seen: () => screen.queryByRole('button', { name: /Value 7/, hidden: true }) !== null,
    typed: true,
  },
  record: {
    filter: {
      kind: 'record',
      key: 'customerId',
      label: 'Customer',
      picker: {
        entity: 'users',
        search: async () => [{ value: 'cus_1', label: 'Ada Lovelace' }],
        names: async (ids) => new Map(ids.map((id) => [id, 'Ada Lovelace'])),
      },
    },
    type: (user) => choose(user, 'Ada Lovelace'),
    seen: () =>
      screen.queryByRole('button', { name: 'Remove Ada Lovelace', hidden: true }) !== null,
    typed: true,
  },
  'money-range': {
    filter: { kind: 'money-range', from: 'min', to: 'max', label: 'Amount' },
    type: typeInto('Amount max', '12.50'),
    seen: valueOf('Amount max'),
    typed: '$12.50',
  },
  'day-range': {
    filter: { kind: 'day-range', from: 'dueFrom', to: 'dueTo', label: 'Due' },
    type: typeInto('Due to', '03102026'),
    seen: valueOf('Due to'),
    typed: '03-10-2026',
  },
  'instant-range': {
    filter: { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
    type: typeInto('Created from', '03102026'),
    seen: valueOf('Created from'),
    typed: '03-10-2026',
  },
};

const leave = {
  'a press outside': (user: UserEvent) =>
    user.click(document.querySelector('[data-backdrop]') ?? document.body),
  Escape: (user: UserEvent) => user.keyboard('{Escape}'),
} as const;

const applied: object[] = [];

/** A single filter without a value. @returns a function that opens it. */
function renderChip(filter: Filter) {
  applied.length = 0;
  const chip = (
    <FilterChip
      filter={filter}
      values={{}}
      check={() => undefined}
      isMany={() => true}
      onApply={(changes) => applied.push(changes)}
    />
  );
  const { user } = renderScreen(chip, { areas });
  const open = async () => {
    await user.click(screen.getByRole('button', { name: filter.label }));
    // A list that opens with its field covers the rest.
    await within(await screen.findByRole('dialog')).findByText('Apply');
  };
  return { user, open };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Where typed text or the arrow keys go. */
const takesKeys = 'input, select, textarea';

describe.each(Object.entries(kinds))('a filter of %s', (_, { filter, type, seen, typed }) => {
  it('has the keyboard focus when opened by a key', async () => {
    const { user } = renderChip(filter);
    screen.getByRole('button', { name: filter.label }).focus();
    await user.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog');
    await within(panel).findByText('Apply');
    await waitFor(() => {
      const focused = document.activeElement;
      expect(panel.contains(focused) && focused?.matches(takesKeys)).toBe(true);
    });
  });

  it.each(Object.entries(leave))('restores what was typed after %s', async (__, goAway) => {
    const { user, open } = renderChip(filter);
    await open();
    expect(seen()).not.toBe(typed);
    await type(user);
    await waitFor(() => expect(seen()).toBe(typed));
    // Typed text is passed on a moment later.
    await screen.findByRole('button', { name: 'Clear' });
    await goAway(user);
    await isClosed();
    expect(applied).toEqual([]);
    await open();
    await waitFor(() => expect(seen()).toBe(typed));
  });

  it('drops it when cleared', async () => {
    const { user, open } = renderChip(filter);
    await open();
    await type(user);
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    await isClosed();
    await open();
    expect(seen()).not.toBe(typed);
  });
});

describe('the filters beside a list', () => {
  const openAll = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    await screen.findByRole('dialog', { name: 'Filters' });
  };

  it.each(Object.entries(leave))('restore what was typed after %s', async (_, goAway) => {
    const { user, search } = renderList(invoiceList, { areas });
    await openAll(user);
    await user.type(input('Invoice number'), 'INV-7');
    await user.tab({ shift: true });
    await goAway(user);
    await isClosed();
    expect(search()).toBe('');
    await openAll(user);
    expect(input('Invoice number').value).toBe('INV-7');
  });

  it('drop it when another value is applied elsewhere', async () => {
    const { user, router } = renderList(invoiceList, { areas });
    await openAll(user);
    await user.type(input('Invoice number'), 'INV-7');
    await user.keyboard('{Escape}');
    await isClosed();
    await router.navigate('/list?invoiceNumber=INV-9');
    await openAll(user);
    expect(input('Invoice number').value).toBe('INV-9');
  });
});
