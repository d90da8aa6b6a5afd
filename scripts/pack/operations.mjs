// Every operation that an API key may make, called once from the packed client, at 127.0.0.1 as the guides say.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { needingState } from './needing-state.mjs';
import { makeKey } from './platform.mjs';
import { expect, run } from './run.mjs';
import { root } from './tarballs.mjs';

/** As many keys as these calls need, which a key may make 200 of in ten seconds. */
async function keysOf(port) {
  const keys = [];
  while (keys.length < 5) keys.push(await makeKey(port));
  return keys.join(' ');
}

export async function everyOperation(folder, platform, node) {
  const place = join(folder, 'operations');
  cpSync(join(root, 'scripts/consumer/operations'), place, { recursive: true });
  const env = { ...platform.env, PAYFAC_KEYS: await keysOf(platform.port) };
  const { done, refused, broken } = JSON.parse(await run(node, ['every.mjs'], place, env));
  expect(broken.length === 0, `every operation is answered:\n${broken.join('\n')}`);
  const unexplained = refused.filter((why) => !needingState.has(why.split(':')[0]));
  expect(done.length >= 160, `most are done: ${done.length}; not:\n${refused.join('\n')}`);
  // Which record an example meets differs from run to run, so that one more refusal is told and holds nobody back.
  const told = unexplained.map((why) => `unexplained: ${why}`);
  return [`${done.length} done`, `${refused.length - unexplained.length} need a state`, ...told];
}
