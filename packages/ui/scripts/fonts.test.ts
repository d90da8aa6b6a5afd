// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const typeface = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

it('the shipped typeface is the installed one', () => {
  const shipped = readFileSync(new URL('../fonts/inter-latin.woff2', import.meta.url));
  expect(shipped.equals(readFileSync(require.resolve(typeface)))).toBe(true);
});
