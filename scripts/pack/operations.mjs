// Calls every operation that an API key may call, once, from the packed client, at 127.0.0.1 as in the guides.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { needingState } from './needing-state.mjs';
import { makeKey } from './platform.mjs';
import { expect, run } from './run.mjs';
import { root } from './tarballs.mjs';

/** Enough keys for these calls, at 200 calls per key and ten seconds. */
async function keysOf(port) {
  const keys = [];
  while (keys.length < 5) keys.push(await makeKey(port));
  return keys.join(' ');
}

export async function everyOperation(folder, platform, node) {
  const place = join(folder, 'operations');
  cpSync(join(root, 'scripts/consumer/operations'), place, { recursive: true });
  const keys = {
    PAYFAC_KEYS: await keysOf(platform.port),
    PAYFAC_PROVIDER_KEY: await makeKey(platform.port, 'service-provider'),
  };
  const env = { ...platform.env, ...keys };
  const { done, refused, broken } = JSON.parse(await run(node, ['every.mjs'], place, env));
  expect(broken.length === 0, `every operation is answered:\n${broken.join('\n')}`);
  const idOf = (why) => why.split(':')[0];
  const unexplained = refused.filter((why) => !needingState.has(idOf(why)));
  expect(unexplained.length === 0, `what is refused is explained:\n${unexplained.join('\n')}`);
  const accepted = [...needingState.keys()].filter((id) => !refused.map(idOf).includes(id));
  expect(accepted.length === 0, `what is explained is refused, unlike ${accepted.join(', ')}`);
  return [`${done.length} done`, `${refused.length} refused for a known reason`];
}
