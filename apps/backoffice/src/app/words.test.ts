import { expect, it } from 'vitest';

/** Every source file of the app, as text. */
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,data,css}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Words that the product avoids, each with its replacement. */
const avoided: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\bback office\b/i, 'backoffice'],
  [/\buser name\b/i, 'username'],
  [/\be-mail\b/i, 'email'],
  [/\b(transaction|payout|dispute|batch|fee) id\b/, 'ID'],
  [/\bno such\b/, 'doesn’t have that'],
  [
    /\b(must not|cannot|could not|does not|do not|is not|are not|was not|will not)\b/,
    'a contraction',
  ],
  [/\bany more\b/, 'what will happen'],
  [/\bfor good\b/, 'lost'],
  [/\banew\b/, 'again'],
  [/\bbe looked up\b/, 'checking the result'],
  [/\bby itself\b/, 'automatically'],
  [/\bto go on\b/, 'to continue'],
  [/\bin force\b/, 'active'],
  [/\bleft to refund\b/i, 'available to refund'],
  [/\bsecurity code check\b/i, 'CVV'],
  [/^Outcome unknown/, 'Awaiting processor'],
];

/** A sentence or label: starts with a capital and has a space. Errors for developers don't count. */
const text =
  /(?<!new \w*Error\()(['"`])([A-Z](?:(?!\1)[^\\\n]|\\.)* (?:(?!\1)[^\\\n]|\\.)*)\1|>\s*([A-Z][^<>{}=;]* [^<>{}=;]*)</g;

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

const texts = Object.entries(sources).flatMap(([file, source]) =>
  [...withoutComments(source).matchAll(text)].map((found) => ({
    file,
    words: (found[2] ?? found[3] ?? '').replaceAll(/\s+/g, ' ').trim(),
  })),
);

it('finds the texts of the app', () => {
  const all = new Set(texts.map(({ words }) => words));
  expect(all).toContain('Try changing your search or filters.');
  expect(all).toContain('An inquiry. No money has moved, and the payment hasn’t changed.');
  expect(all).toContain('Your actions are also recorded under your own name.');
});

it.each(avoided)('says nothing with %s', (words, instead) => {
  const found = texts.filter((each) => words.test(each.words));
  expect(found, `write: ${instead}`).toEqual([]);
});

it('has one wording for a payment whose outcome is unknown', () => {
  const found = Object.entries(sources).filter(([, source]) =>
    /heard back/i.test(withoutComments(source)),
  );
  expect(found.map(([file]) => file)).toEqual(['../shared/money-move/still-waiting.tsx']);
});
