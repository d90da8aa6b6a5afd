// Packs the three packages as for publishing, installs the tarballs with npm outside the workspace, and follows the
// guides there against the running platform, as a new user does.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageExamples } from '../.storybook/examples/pages.ts';
import { bytes } from './pack/bytes.mjs';
import { inEditors } from './pack/editor.mjs';
import { generated } from './pack/generated.mjs';
import { checkGuides } from './pack/guides.mjs';
import { inBrowsers } from './pack/in-browsers.mjs';
import { inTests } from './pack/in-tests.mjs';
import { onServers } from './pack/on-servers.mjs';
import { everyOperation } from './pack/operations.mjs';
import { startPlatform } from './pack/platform.mjs';
import { run, stopRest } from './pack/run.mjs';
import { pack, packages, root } from './pack/tarballs.mjs';

const consumer = mkdtempSync(join(tmpdir(), 'payfac-consumer-'));
const local = (name) => `file:./${name}.tgz`;

/** A new user's dependencies: released versions, with the oldest supported Node. */
const manifest = {
  name: 'consumer',
  private: true,
  type: 'module',
  dependencies: {
    '@hey-api/openapi-ts': '0.95.0',
    '@playwright/test': '1.65.1',
    '@redocly/cli': '2.77.0',
    '@testing-library/dom': '10.4.2',
    '@testing-library/react': '16.3.3',
    '@testing-library/user-event': '14.6.12',
    '@types/node': '24',
    '@types/react': '^19',
    '@types/react-dom': '^19',
    '@vitejs/plugin-react': '6.3.0',
    esbuild: '0.28.2',
    jsdom: '29.1.1',
    next: '16.4.6',
    'openapi-fetch': '^0.17.0',
    'openapi-typescript': '7.13.0',
    'node-20': `npm:node-linux-${process.arch}@20.19.5`,
    orval: '7.13.2',
    react: '19.3.1',
    'react-dom': '19.3.1',
    typescript: '5.9.3',
    vite: '8.3.8',
    vitest: '5.1.0',
  },
};

const tarballs = Object.fromEntries(packages.map((name) => [`@payfac/${name}`, local(name)]));
/** With the tarballs; a single version of each for all three, which depend on each other by version. */
const withTarballs = {
  ...manifest,
  dependencies: { ...manifest.dependencies, ...tarballs },
  overrides: tarballs,
};

/** Installs third-party packages while packing, then ours. */
function install(wanted) {
  writeFileSync(join(consumer, 'package.json'), JSON.stringify(wanted, null, 2));
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  return run('npm', args, consumer);
}

async function step(name, work) {
  const began = performance.now();
  const said = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${name}${said ? `: ${[said].flat().join(', ')}` : ''}`);
}

/** Compiles every example of the documentation with TypeScript 5. */
async function examples() {
  cpSync(join(root, 'scripts/consumer/examples'), join(consumer, 'examples'), { recursive: true });
  mkdirSync(join(consumer, 'examples/src'), { recursive: true });
  for (const { name, code } of pageExamples()) {
    writeFileSync(join(consumer, 'examples/src', `${name}.tsx`), code);
  }
  await run(join(consumer, 'node_modules/.bin/tsc'), ['-p', 'examples'], consumer);
}

process.on('SIGTERM', async () => {
  await stopRest();
  process.exit(1);
});

const starting = startPlatform(consumer);
starting.catch(() => undefined);
const others = install(manifest);
others.catch(() => undefined);
let platform;
try {
  for (const name of packages) await step(`packed ${name}`, () => pack(name, consumer));
  await step('installed with npm', async () => {
    await others;
    await install(withTarballs);
  });
  const nodes = { 20: join(consumer, 'node_modules/node-20/bin/node'), 24: process.execPath };
  await step('platform', async () => {
    platform = await starting;
  });
  await step('bytes', () => bytes(consumer));
  await step('documentation compiles', examples);
  await step('guides compile', () => checkGuides(consumer));
  await step('editors: hovers and properties', () => inEditors(consumer));
  await step('servers: Node 20 and 24, ESM and CommonJS, esbuild, fetch, webhook', () =>
    onServers(consumer, platform, nodes),
  );
  await step('every operation of a key', () => everyOperation(consumer, platform, nodes[24]));
  await step('vitest with jsdom', () => inTests(consumer));
  await step('browsers: Vite, Next', () => inBrowsers(consumer, platform));
  await step('openapi.json: redocly, openapi-typescript, orval, hey-api', () =>
    generated(consumer, platform, nodes[24]),
  );
} finally {
  await starting.then(({ stop }) => stop()).catch(() => undefined);
  if (!process.env.KEEP_CONSUMER) rmSync(consumer, { recursive: true, force: true });
  else console.log(consumer);
}
// An open handle doesn't hold the check up.
process.exit();
