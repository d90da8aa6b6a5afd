// Builds the back office when any of its inputs has changed since the last build.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';

const inputs = [
  'pnpm-lock.yaml',
  'packages/{api,domain}/src/**/*.ts',
  'packages/ui/{src,brands,fonts}/**/*',
  'packages/ui/*.css',
  'apps/backoffice/{src,build,public}/**/*',
  'apps/backoffice/{index.html,package.json,vite.config.ts}',
];
const stamp = 'apps/backoffice/dist/.built-from';

/** Returns whether it had to build. A failed build throws with Vite's output. */
export function buildApp() {
  const wanted = fingerprint(inputs, process.env.PAYFAC_PRODUCTION ?? '0');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  console.error('Building the back office …');
  const { status, stdout, stderr } = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    cwd: 'apps/backoffice',
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The back office did not build:\n${stdout}${stderr}`);
  writeFileSync(stamp, wanted);
  return true;
}

if (import.meta.main) buildApp();
