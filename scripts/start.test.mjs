import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'payfac-launch-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a launch script as its own process, which can pretend to be another Node version. */
function launch(file, { version, env = {}, args = [] } = {}) {
  const disguise = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const before = version
    ? ['--import', `data:text/javascript,${encodeURIComponent(disguise)}`]
    : [];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...before, join(root, file), ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...env }, timeout: 120_000 },
  );
  return { status, said: `${stdout}${stderr}`.trim() };
}

describe('the launch file', () => {
  it.each(['20.20.2', '22.22.0'])('under Node %s says in a sentence what to do', (version) => {
    expect(launch('scripts/start.mjs', { version })).toEqual({
      status: 1,
      said: `This needs Node 24; this is ${version}. Run \`npm start\`, which brings it.`,
    });
  });

  it('of npm under Node 18 says which one to install', () => {
    expect(launch('scripts/run.mjs', { version: '18.20.0', args: ['start:here'] })).toEqual({
      status: 1,
      said: 'Node 18.20.0 is too old: install Node 20 or newer, then run this again.',
    });
  });
});

describe('a bad DATABASE_URL is printed without its password', () => {
  it.each([
    ['that is no address', { env: { DATABASE_URL: 'postgres//platform:canary@db:5432/x' } }],
    ['where nobody listens', { args: ['--database-url=postgres://me:canary@127.0.0.1:9/x'] }],
  ])('%s', (_, { env, args = [] }) => {
    const options = [...args, '--port', '0', '--data', folder];
    const { status, said } = launch('apps/platform/src/program/start/main.ts', {
      env,
      args: options,
    });
    expect(status).toBe(1);
    expect(said).toMatch(/DATABASE_URL|127\.0\.0\.1/);
    expect(said.split('\n')).toHaveLength(1);
    expect(said).not.toContain('canary');
  });
});
