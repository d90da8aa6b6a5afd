import { expect, it } from 'vitest';
import { keepRecent, readRecent, recentCommands } from './recent.ts';

const command = (id: string, href = `/invoices?open=${id}`) => ({
  id,
  label: `Invoice ${id}`,
  description: 'Paid by Ada Palmer',
  group: 'Invoices',
  href,
});

it('keeps the last six, the newest first and each once', () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '3']) keepRecent('ada', command(id));
  expect(readRecent('ada').map(({ id }) => id)).toEqual(['3', '7', '6', '5', '4', '2']);
});

it('keeps only a record’s name, separately for each user', () => {
  keepRecent('ada', command('1'));
  expect(localStorage.getItem('payments.recent.ada')).not.toContain('Palmer');
  expect(readRecent('grace')).toEqual([]);
});

it('offers only what can still be opened', () => {
  keepRecent('ada', command('1'));
  keepRecent('ada', command('tx', '/reporting/transactions'));
  const shown = recentCommands(readRecent('ada'), [], new Set(['/invoices']));
  expect(shown.map(({ href }) => href)).toEqual(['/invoices?open=1']);
});

it.each([
  'not json',
  '[{"id":"1","label":"x","href":"//evil.example"}]',
  '[{"id":"1","label":"x","href":"javascript:alert(1)"}]',
  '[{"id":"1","label":"x","href":"/\\\\evil.example"}]',
])('reads nothing from a store with %s', (text) => {
  localStorage.setItem('payments.recent.ada', text);
  expect(readRecent('ada')).toEqual([]);
});
