// Packs the three packages as they would be published, checks the tarballs, and installs them into a
// consumer outside the workspace that type-checks, builds, renders a page and is tree-shaken.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { pageExamples } from '../.storybook/examples/pages.ts';
import { launchOptions } from './ensure-chromium.mjs';

const root = resolve(import.meta.dirname, '..');
const packages = ['domain', 'api', 'ui'];
const consumer = mkdtempSync(join(tmpdir(), 'payfac-consumer-'));

/** What a consumer may pay, gzip bytes: for one rule of the domain, for the client with one area. */
const limits = { 'one-rule': 2000, 'client-and-area': 22_000 };

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

function pack(name) {
  const folder = join(root, 'packages', name);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  run('pnpm', ['run', 'build'], folder);
  const tarball = join(consumer, `${name}.tgz`);
  run('pnpm', ['pack', '--out', tarball], folder);
  run('publint', ['run', tarball, '--strict'], root);
  const ignored = name === 'ui' ? ['--exclude-entrypoints', ...cssEntries(folder)] : [];
  run('attw', [tarball, '--profile', 'esm-only', '--no-emoji', ...ignored], root);
  console.log(`${name}: packed, publint and types clean`);
}

/** Stylesheets are no modules; their entries carry an empty type for bundlers alone. */
const cssEntries = (folder) =>
  Object.keys(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).publishConfig?.exports ?? {},
  )
    .filter((entry) => entry.endsWith('.css') || entry.startsWith('./tokens'))
    .map((entry) => entry.replace(/^\.\//, ''));

const catalogue = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
const pinned = (name) =>
  new RegExp(`^  ["']?${name}["']?: (.+)$`, 'm').exec(catalogue)?.[1]?.trim();
/** The version a dependency of ours depends on, which is in the store already. */
const versionOf = (name, dependent) =>
  createRequire(createRequire(import.meta.url).resolve(dependent))(`${name}/package.json`).version;
const local = (name) => `file:./${name}.tgz`;

function writeConsumer() {
  cpSync(join(root, 'scripts', 'consumer'), consumer, { recursive: true });
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      '@payfac/domain': local('domain'),
      '@payfac/api': local('api'),
      '@payfac/ui': local('ui'),
      react: pinned('react'),
      'react-dom': pinned('react-dom'),
      '@types/react': pinned('@types/react'),
      '@types/react-dom': pinned('@types/react-dom'),
      '@types/node': '24',
      rolldown: versionOf('rolldown', 'vite'),
      typescript: pinned('typescript'),
      vite: '8.3.8',
    },
  };
  writeFileSync(join(consumer, 'package.json'), JSON.stringify(manifest, null, 2));
  const overrides = packages.map((name) => `  '@payfac/${name}': ${local(name)}`).join('\n');
  writeFileSync(
    join(consumer, 'pnpm-workspace.yaml'),
    `packages: []\noverrides:\n${overrides}\nallowBuilds:\n  esbuild: true\n`,
  );
}

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

async function render() {
  const dist = join(consumer, 'dist');
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : new URL(request.url, 'http://x').pathname;
    try {
      const body = readFileSync(join(dist, path));
      response
        .setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const browser = await chromium.launch({ headless: true, ...launchOptions() });
  const page = await browser.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.getByRole('button', { name: 'Charge $12.50' }).click();
  await page.getByText('Charged once').waitFor();
  const ground = await page
    .getByRole('button')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  await browser.close();
  server.close();
  if (ground === 'rgba(0, 0, 0, 0)')
    problems.push('The button has no ground: its styles did not arrive.');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log('consumer: rendered');
}

/** The bytes of an entry with everything it imports. */
function weigh(entry) {
  const text = readFileSync(join(consumer, 'shaken', entry), 'utf8');
  const imports = [...text.matchAll(/from"\.\/([\w.-]+)"|import"\.\/([\w.-]+)"/g)];
  return imports.reduce((all, [, from, bare]) => all + weigh(from ?? bare), text);
}

function shake() {
  for (const [name, limit] of Object.entries(limits)) {
    const text = weigh(`${name}.js`);
    const bytes = gzipSync(text).length;
    if (bytes > limit) throw new Error(`${name} costs ${bytes} bytes gzip, more than ${limit}.`);
    if (name === 'one-rule' && text.includes('_zod')) throw new Error('One rule brings zod along.');
    console.log(`consumer: ${name} costs ${bytes} bytes gzip`);
  }
}

mkdirSync(join(consumer, 'src', 'examples'), { recursive: true });
for (const name of packages) pack(name);
writeConsumer();
run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], consumer);
for (const { name, code } of pageExamples()) {
  writeFileSync(join(consumer, 'src', 'examples', `${name}.tsx`), code);
}
run(join(consumer, 'node_modules/.bin/tsc'), ['--noEmit'], consumer);
run(join(consumer, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], consumer);
run(
  join(consumer, 'node_modules/.bin/vite'),
  ['build', '--logLevel', 'warn', '--config', 'shaken.config.ts'],
  consumer,
);
run('node', ['node-consumer.mjs'], consumer);
run(
  join(consumer, 'node_modules/.bin/rolldown'),
  ['plain.js', '--file', 'plain-bundle.mjs', '--format', 'esm', '--platform', 'node'],
  consumer,
);
run('node', ['plain-bundle.mjs'], consumer);
console.log('consumer: type-checked, built, imported in Node, bundled as plain JavaScript');
await render();
shake();
rmSync(consumer, { recursive: true, force: true });
