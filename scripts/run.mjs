// Entry point of every npm script: runs on Node 20 or newer with nothing installed. Installs the pinned pnpm, Node and
// dependencies when the lockfile has changed, then runs `pnpm run <script>` with them.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.installed');
const posix = process.platform !== 'win32';
const [major = 0] = process.versions.node.split('.').map(Number);

function fail(line) {
  console.error(line);
  process.exit(1);
}

if (major < 20) {
  fail(`Node ${process.versions.node} is too old: install Node 20 or newer, then run this again.`);
}
if (process.platform !== 'linux' && major < 22) {
  fail(`On ${process.platform} this needs Node 22.22 or newer; this is ${process.versions.node}.`);
}

/** npm exports its own configuration to child processes; pnpm would warn about it. */
function cleanEnvironment() {
  const env = { ...process.env, DO_NOT_TRACK: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
  for (const name of Object.keys(env)) if (/^npm_/i.test(name)) delete env[name];
  env.PATH = [join(root, 'node_modules', '.bin'), env.PATH].join(delimiter);
  return env;
}

let child;

/** The child leads its own process group, so that one signal reaches everything it started. */
function stop(signal) {
  if (!child?.pid) return;
  try {
    if (posix) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function run(command, args) {
  return new Promise((resolve) => {
    child = spawn(command, args, {
      cwd: root,
      env: cleanEnvironment(),
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: posix,
      shell: !posix,
    });
    child.on('error', (error) => fail(`Could not start ${command}: ${error.message}`));
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 130 : 1)));
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
// npm's shell doesn't forward SIGTERM: stop when the parent is gone.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stop('SIGTERM');
}, 500).unref();

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const pnpm = ['--yes', '--loglevel=error', packageManager];
const locked = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
  .update(process.platform + process.arch)
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== locked) {
  console.error('Installing the toolchain and dependencies from the lockfile …');
  const code = await run('npx', [
    ...pnpm,
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    '--loglevel=warn',
  ]);
  if (code !== 0)
    fail('The installation failed; the lines above say why. Nothing else was changed.');
  writeFileSync(stamp, locked);
}

const [script, ...rest] = process.argv.slice(2);
const args =
  script.endsWith('.mjs') || script.endsWith('.ts')
    ? ['node', [join(root, script), ...rest]]
    : ['npx', [...pnpm, 'run', '--silent', script, ...rest]];
process.exit(await run(...args));
