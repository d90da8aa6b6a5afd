// Builds the back office when anything it is made of has changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const inputs = [
  'pnpm-lock.yaml',
  'packages/{api,domain}/src/**/*.ts',
  'packages/ui/{src,brands,fonts}/**/*',
  'packages/ui/*.css',
  'apps/backoffice/{src,build,public}/**/*',
  'apps/backoffice/{index.html,package.json,vite.config.ts}',
];
const stamp = 'apps/backoffice/dist/.built-from';

function fingerprint() {
  const hash = createHash('sha256').update(process.env.PAYFAC_PRODUCTION ?? '0');
  for (const file of inputs.flatMap((pattern) => globSync(pattern)).toSorted()) {
    if (/\.(test|stories|do-dont|mdx)\b/.test(file) || !statSync(file).isFile()) continue;
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Returns whether it had to build. A failed build throws with what Vite printed. */
export function buildApp() {
  const wanted = fingerprint();
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
