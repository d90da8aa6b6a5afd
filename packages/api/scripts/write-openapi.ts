import { writeFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };
import * as areas from '../src/contract/areas.ts';
import { openApiDocument } from '../src/openapi/document.ts';

const target = new URL('../openapi.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(openApiDocument(areas, manifest.version), null, 2)}\n`);
