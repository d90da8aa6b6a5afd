import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installedStyles } from './style-hashes.ts';

/** The React Aria version that the design system has installed. */
const ui = createRequire(join(import.meta.dirname, '../../../../../packages/ui/package.json'));
const components = createRequire(ui.resolve('react-aria-components/package.json'));
const folder = dirname(components.resolve('react-aria/package.json'));

/** The text that a hook writes into its style element, with the attribute's name filled in. */
function installed(file: string): string {
  const source = readFileSync(join(folder, 'dist/private', file), 'utf8');
  const text = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1] ?? '';
  return text.replace(/\$\{([^}]+)\}/g, (_, name: string) => {
    const value = source.split(`const ${name} = '`)[1]?.split("'")[0];
    if (value === undefined) throw new Error(`${file} does not say what ${name} is.`);
    return value;
  });
}

describe('the styles allowed by hash are those of the installed React Aria', () => {
  it.each([
    ['usePress', 'interactions/usePress.mjs'],
    ['usePreventScroll', 'overlays/usePreventScroll.mjs'],
  ] as const)('%s', (hook, file) => {
    expect(installed(file).trim()).toBe(installedStyles[hook]);
  });
});
