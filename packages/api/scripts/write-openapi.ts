import { writeFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };
import * as areas from '../src/contract/areas.ts';
import { errorsPage } from '../src/openapi/statuses.ts';
import { areaLists } from './area-lists.ts';
import { schemaNames } from './schema-names.ts';
import { sourceTexts } from './source-texts.ts';

/** Indented down to calls and components, one line each: small, and readable as a diff. */
function written(value: unknown, depth: number, indent = ''): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value);
  const inner = `${indent} `;
  const lines = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${written(item, depth - 1, inner)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** Writes the area lists, openapi.json and ERRORS.md; `--print` prints the document instead. */
const isPrinted = process.argv.includes('--print');
if (!isPrinted) {
  for (const [file, list] of areaLists()) {
    writeFileSync(new URL(`../src/${file}`, import.meta.url), list);
  }
}
// Imported only after the lists are written.
const { openApiDocument } = await import('../src/openapi/document.ts');
const examples = await import('../src/testing/examples.ts');
const { version } = manifest;
const names = await schemaNames();
const saysOf = sourceTexts(names);
const document = openApiDocument({ areas, version, names, saysOf, examples });
const text = `${written(document, 4)}\n`;
if (isPrinted) process.stdout.write(text);
else {
  writeFileSync(new URL('../openapi.json', import.meta.url), text);
  writeFileSync(new URL('../ERRORS.md', import.meta.url), errorsPage());
}
