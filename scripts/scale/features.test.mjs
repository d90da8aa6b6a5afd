import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { avoided, readSent, sent, tableOf } from './features.mjs';

const files = readSent();
const holding = (shows) => files.filter(({ text }) => shows.test(text)).map(({ name }) => name);

test.each(sent)('the platform sends $name', ({ shows }) => expect(holding(shows)).not.toEqual([]));

test.each(avoided)('the platform sends no $name', ({ shows }) => {
  // The library of the job queue is told in a comment what not to use.
  const found = holding(shows).filter((name) => !name.endsWith('kernel/jobs/queue.ts'));
  expect(found).toEqual([]);
});

test('the page has the table as it is now: node scripts/scale/features.mjs', () => {
  const page = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8');
  expect(page).toContain(tableOf(files));
});
