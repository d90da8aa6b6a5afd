// Every operation that an API key may make, called once from the packed client, at 127.0.0.1 as the guides say.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { makeKey } from './platform.mjs';
import { expect, run } from './run.mjs';
import { root } from './tarballs.mjs';

export async function everyOperation(folder, platform, node) {
  const place = join(folder, 'operations');
  cpSync(join(root, 'scripts/consumer/operations'), place, { recursive: true });
  const env = { ...platform.env, PAYFAC_KEY: await makeKey(platform.port) };
  const { done, refused, broken } = JSON.parse(await run(node, ['every.mjs'], place, env));
  expect(broken.length === 0, `every operation is answered:\n${broken.join('\n')}`);
  expect(done.length > 100, `most are done: ${done.length}; not:\n${refused.join('\n')}`);
  return `${done.length} done, ${refused.length} refused`;
}
