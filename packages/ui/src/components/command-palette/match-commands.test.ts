import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from './command.ts';
import {
  groupCommands,
  MOST_COMMANDS,
  MOST_RECENT,
  matchCommands,
  withRecent,
} from './match-commands.ts';

const command = (label: string, group = 'Pages', keywords: readonly string[] = []): Command => ({
  id: label,
  label,
  group,
  keywords,
});
const commands = [
  command('Transactions'),
  command('Pay links', 'Pages', ['checkout']),
  command('New invoice', 'Actions', ['bill']),
  command('Invoices'),
  command('Réglages'),
];
const found = (query: string) => matchCommands(commands, query).map(({ label }) => label);

describe('matchCommands', () => {
  it.each([
    ['', ['Transactions', 'Pay links', 'New invoice', 'Invoices', 'Réglages']],
    ['inv', ['Invoices', 'New invoice']],
    ['invoice new', ['New invoice']],
    ['CHECK', ['Pay links']],
    ['voice', ['New invoice', 'Invoices']],
    ['reg', ['Réglages']],
    ['pay  li', ['Pay links']],
    ['nothing', []],
    ['trnsactions', ['Transactions']],
    ['invces', ['Invoices']],
  ])('%j finds %j', (query, labels) => {
    expect(found(query)).toEqual(labels);
  });

  it('finds every command by its own label, first', () => {
    const labels = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}( [a-z]{3,8})?$/), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(labels, fc.nat(), (all, index) => {
        const label = all[index % all.length] ?? '';
        const first =
          matchCommands(
            all.map((each) => command(each)),
            label,
          )[0]?.label ?? '';
        expect(first.startsWith(label)).toBe(true);
      }),
    );
  });

  it('draws no more than it can', () => {
    const many = Array.from({ length: 200 }, (_, index) => command(`Account ${index}`));
    expect(matchCommands(many, 'account')).toHaveLength(MOST_COMMANDS);
  });
});

it('groupCommands keeps every command, the nearest group first', () => {
  const groups = groupCommands(matchCommands(commands, 'new'));
  expect(groups.map(({ title }) => title)).toEqual(['Actions']);
  expect(groupCommands(commands).map(({ title, commands: own }) => [title, own.length])).toEqual([
    ['Pages', 4],
    ['Actions', 1],
  ]);
});

it('what was chosen last stands first, once, until something is typed', () => {
  const recent = ['Invoices', 'gone', 'Invoices', 'Pay links'];
  const groups = groupCommands(withRecent(commands, ' ', recent, 'Recent'));
  expect(groups.map(({ title, commands: own }) => [title, own.map(({ label }) => label)])).toEqual([
    ['Recent', ['Invoices', 'Pay links']],
    ['Pages', ['Transactions', 'Réglages']],
    ['Actions', ['New invoice']],
  ]);
  expect(withRecent(commands, 'inv', recent, 'Recent')).toBe(commands);
  const many = Array.from({ length: 9 }, (_, index) => command(`Account ${index}`));
  const all = withRecent(
    many,
    '',
    many.map(({ id }) => id),
    'Recent',
  );
  expect(all.filter(({ group }) => group === 'Recent')).toHaveLength(MOST_RECENT);
  expect(all).toHaveLength(9);
});
