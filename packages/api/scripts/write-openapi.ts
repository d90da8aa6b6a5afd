import { writeFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };
import * as areas from '../src/contract/areas.ts';
import { openApiDocument } from '../src/openapi/document.ts';
import { errorsPage } from '../src/openapi/statuses.ts';
import { examples } from '../src/testing/examples.ts';
import { schemaNames } from './schema-names.ts';
import { sourceTexts } from './source-texts.ts';

/** Indented as far as calls and components, each of which is one line: small, and readable as a diff. */
function written(value: unknown, depth: number, indent = ''): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value);
  const inner = `${indent} `;
  const lines = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${written(item, depth - 1, inner)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** Writes openapi.json and ERRORS.md, or with `--print` says what it would be. */
const { version } = manifest;
const names = await schemaNames();
const saysOf = sourceTexts(names);
const document = openApiDocument({ areas, version, names, saysOf, examples });
const text = `${written(document, 4)}\n`;
if (process.argv.includes('--print')) process.stdout.write(text);
else {
  writeFileSync(new URL('../openapi.json', import.meta.url), text);
  writeFileSync(new URL('../ERRORS.md', import.meta.url), errorsPage());
}
