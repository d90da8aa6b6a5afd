import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import * as areas from '../contract/areas.ts';
import { openApiDocument } from './document.ts';

describe('openapi.json', () => {
  it('is what the contract says; write it anew with `pnpm --filter @payfac/api run openapi`', () => {
    const shipped = JSON.parse(
      readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
    );
    expect(shipped).toEqual(JSON.parse(JSON.stringify(openApiDocument(areas, manifest.version))));
  });
});
