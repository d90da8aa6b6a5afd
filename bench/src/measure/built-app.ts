import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Builds the back office when any of its inputs has changed.
 * @returns its folder
 */
export function builtApp(): string {
  const { status } = spawnSync('node', ['scripts/build-app.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The back office did not build.');
  return resolve(root, 'apps/backoffice/dist');
}
