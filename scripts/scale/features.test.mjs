import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { avoided, readSent, sent } from './features.mjs';

const files = readSent();
const holding = (shows) => files.filter(({ text }) => shows.test(text)).map(({ name }) => name);
const page = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8');

test.each(sent)('the platform sends $name, and the page says what engines make of it', (one) => {
  const { name, shows, citus, yugabyte, cockroach } = one;
  expect(holding(shows)).not.toEqual([]);
  // Where it is sent may move: the script writes that anew.
  const row = page.split('\n').find((line) => line.startsWith(`| ${name} |`));
  expect(row).toContain(` | ${[citus, yugabyte, cockroach].join(' | ')} |`);
});

test.each(avoided)('the platform sends no $name, as the page says', ({ name, shows }) => {
  // A comment there says what the job queue does without.
  const found = holding(shows).filter((path) => !path.endsWith('kernel/jobs/queue.ts'));
  expect(found).toEqual([]);
  expect(page).toMatch(new RegExp(`^Not sent: .*${name}`, 'm'));
});
