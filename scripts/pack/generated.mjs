// Checks openapi.json with other tools: redocly finds no problems, and generated clients compile and make a sale.
import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, run } from './run.mjs';
import { root } from './tarballs.mjs';

export async function generated(folder, platform, node) {
  const place = join(folder, 'generated');
  cpSync(join(root, 'scripts/consumer/generated'), place, { recursive: true });
  mkdirSync(place, { recursive: true });
  copyFileSync(join(folder, 'node_modules/@payfac/api/openapi.json'), join(place, 'openapi.json'));
  copyFileSync(join(root, 'packages/api/redocly.yaml'), join(place, 'redocly.yaml'));
  const bin = (name) => join(folder, 'node_modules/.bin', name);
  const lint = await run(bin('redocly'), ['lint', 'openapi.json', '--format=json'], place);
  const { totals } = JSON.parse(lint.slice(lint.indexOf('{')));
  expect(totals.errors + totals.warnings === 0, `redocly finds nothing: ${JSON.stringify(totals)}`);
  await run(bin('openapi-typescript'), ['openapi.json', '-o', 'openapi-typescript.ts'], place);
  await run(bin('orval'), ['--config', './orval.config.cjs'], place);
  await run(
    bin('openapi-ts'),
    ['-i', 'openapi.json', '-o', 'hey', '-c', '@hey-api/client-fetch'],
    place,
  );
  await run(bin('tsc'), ['-p', '.'], place);
  await run(
    bin('esbuild'),
    ['sell.ts', '--bundle', '--format=esm', '--platform=node', '--outfile=sell.mjs'],
    place,
  );
  const output = await run(node, ['sell.mjs'], place, platform.env);
  expect(/openapi-typescript 200\norval 200\nhey-api 200/.test(output), `clients sell: ${output}`);
}
