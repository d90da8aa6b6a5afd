import { writeFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };
import * as areas from '../src/contract/areas.ts';
import { openApiDocument } from '../src/openapi/document.ts';
import { examples } from '../src/testing/examples.ts';
import { schemaNames } from './schema-names.ts';

/** Writes openapi.json, or with `--print` says what it would be. */
const { version } = manifest;
const document = openApiDocument({ areas, version, names: await schemaNames(), examples });
const text = `${JSON.stringify(document, null, 1)}\n`;
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(new URL('../openapi.json', import.meta.url), text);
