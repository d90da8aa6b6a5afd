import { expect, it } from 'vitest';
import { standingOf, statusWords } from './standings.ts';

/** The domain's exports, by area. */
const areas = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../../../packages/domain/src/{areas,kernel}/*/index.ts',
  { eager: true },
);

/** Every source file of the app, as text. */
const sources = import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The domain's names for maps from a state to its words. */
const named =
  /(Status|State|Standing|Outcome|Verification|Result|Severity|Action|Completion|completion|Activity)Labels$/;

/** Words that aren't shown as a status: a merchant's stage is a step, a file's line is a note. */
const shownOtherwise = new Set(['avsResultLabels', 'cvvResultLabels', 'merchantActivityLabels']);

const words = Object.values(areas)
  .flatMap((area) => Object.entries(area))
  .filter(([name]) => named.test(name) && !shownOtherwise.has(name))
  .flatMap(([name, labels]) => Object.values(labels ?? {}).map((word) => [name, word] as const));

it('knows every status word of the domain', () => {
  expect(words.length).toBeGreaterThan(80);
  const missing = words.filter(([, word]) => standingOf(String(word)) === undefined);
  expect(missing).toEqual([]);
});

it('gives a word one color, however it is written', () => {
  const plain = statusWords.map((word) => word.toLowerCase().replace(/[^a-z]/g, ''));
  expect(plain.filter((word, index) => plain.indexOf(word) !== index)).toEqual([]);
});

it('knows every status word that a screen writes out', () => {
  const written = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/<StatusWord[^>]*>\s*([A-Z][^<{]*?)\s*<\/StatusWord>/g)].map(
      ([, word = '']) => [file, word] as const,
    ),
  );
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter(([, word]) => standingOf(word) === undefined)).toEqual([]);
});

it('is the only way to show a status in color', () => {
  const others = Object.entries(sources).filter(
    ([file, source]) =>
      !file.endsWith('/status-word.tsx') &&
      /import \{[^}]*\b(Status|StatusBadge)\b[^}]*\} from '@payfac\/ui\/badge'/.test(source),
  );
  expect(others.map(([file]) => file)).toEqual([]);
});
