const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Texts that have broken servers, for use in a body, a path or a query. */
export const hostileTexts: readonly string[] = [
  '',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '../../etc/passwd',
  '..',
  "'; drop table transactions; --",
  '" or 1=1',
  '%',
  '%%%_\\',
  '/(/',
  '/(a+)+$/',
  '/[[:alpha:]]{1,99999}/',
  '=HYPERLINK("http://x")',
  '<script>alert(1)</script>',
  '{{constructor.constructor}}',
  '${7*7}',
  '__proto__',
  'constructor',
  'toString',
  '\u202Etxt.exe',
  '\uFFFE\uFFFF',
  'NaN',
  'null',
  '-1',
  '1e309',
  '0x10',
  '99999999999999999999',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '9999-12-31T23:59:60Z',
  'a'.repeat(300),
  'https://169.254.169.254/latest/meta-data',
  'http://[::1]:80/',
  'javascript:alert(1)',
];

/** Values of every JSON type. */
export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  0,
  -0,
  -1,
  0.001,
  1e21,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[]],
  [null],
  ['a', 1, null],
  nested(40),
  { $gt: '' },
  Array.from({ length: 1000 }, (_, index) => index),
];

/** Bodies that aren't ordinary JSON, sent verbatim. */
export const hostileBodies: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  '{"x":"\\ud800"}',
  '\uFEFF{}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `{"a":"${'x'.repeat(1_100_000)}"}`,
];
