// Runs the server guides in Node 20.19 and 24, as CommonJS, with esbuild, and with plain fetch, against the platform.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { layOut } from './guides.mjs';
import { setWebhook } from './platform.mjs';
import { expect, run, start } from './run.mjs';

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const common = `
const { createClient } = require('@payfac/api');
const { reporting } = require('@payfac/api/contract/reporting');
const { formatUsd } = require('@payfac/domain/money');
const options = { baseUrl: process.env.PAYFAC_URL, apiKey: process.env.PAYFAC_KEY };
const api = createClient(options, { reporting });
const list = () => api.reporting.listTransactions({ query: { pageSize: 1, status: ['settled'] } });
Promise.all(Array.from({ length: 10 }, list)).then((lists) => {
  console.log(lists.filter(({ data }) => data.length === 1).length, formatUsd(lists[0].data[0].amount));
});
`;

/** Expected output of each file of the first server call. */
const printed = {
  'list.mjs': /^txn\w+ \$[\d,.]+ 20\d\d-\S+Z$/m,
  'sale.mjs': /^txn\w+ processing \$12\.50$/m,
  'declined.mjs':
    /^DECLINED 51 txn\w+\n.+\namount: Enter an amount in whole cents: 1250 is \$12\.50\.\nbody: Remove fields this call doesn’t accept: nickname\.$/m,
  'customer.mjs': /^4444 req_\w+$/m,
  'plain.mjs': /^200 [\d.]+ req_\w+$/m,
};

async function receiveOne(node, folder, platform) {
  const port = await freePort();
  const secrets = await setWebhook(platform.port, `http://127.0.0.1:${port}/`);
  // With several products, the selling account belongs to one of them: any of their secrets may match.
  const secret = JSON.stringify(Object.values(secrets));
  const receiver = `process.env.PAYFAC_WEBHOOK_SECRET`;
  layOut('first-webhook', folder);
  const path = join(folder, 'hooks.mjs');
  const { readFileSync } = await import('node:fs');
  writeFileSync(path, readFileSync(path, 'utf8').replace(receiver, `JSON.parse(${receiver})`));
  const env = { PORT: String(port), PAYFAC_WEBHOOK_SECRET: secret };
  const hooks = await start(node, ['hooks.mjs'], folder, env, /listening/);
  await run(node, ['sale.mjs'], folder, platform.env);
  const isPaid = () => /paid txn\w+ \$12\.50/.test(hooks.output);
  for (let waited = 0; waited < 300_000 && !isPaid(); waited += 200) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await hooks.stop().catch(() => undefined);
  expect(isPaid(), `the first webhook is received: ${hooks.output}`);
}

export async function onServers(folder, platform, nodes) {
  for (const [version, node] of Object.entries(nodes)) {
    layOut('first-server-call', folder);
    for (const [file, pattern] of Object.entries(printed)) {
      const output = await run(node, [file], folder, platform.env);
      expect(pattern.test(output), `${file} in Node ${version} prints ${pattern}, not ${output}`);
    }
    writeFileSync(join(folder, 'common.cjs'), common);
    const output = await run(node, ['common.cjs'], folder, platform.env);
    expect(output.startsWith('10 $'), `ten lists at once are answered ten times: ${output}`);
  }
  const [node] = Object.values(nodes);
  await run(
    join(folder, 'node_modules/.bin/esbuild'),
    ['sale.mjs', '--bundle', '--format=esm', '--platform=node', '--outfile=sale-bundle.mjs'],
    folder,
  );
  const bundled = await run(node, ['sale-bundle.mjs'], folder, platform.env);
  expect(printed['sale.mjs'].test(bundled), 'a bundle by esbuild sells');
  await receiveOne(node, folder, platform);
}
