import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const home = new URL('../../peers/', import.meta.url);

/**
 * Libraries needed only by benchmarks, installed on first use: together they are larger than the whole project.
 * @returns the folder of the code that uses them
 */
export function peers(): URL {
  if (!existsSync(new URL('node_modules/.modules.yaml', home))) {
    const args = ['install', '--frozen-lockfile', '--ignore-workspace'];
    const { status } = spawnSync('pnpm', args, { cwd: fileURLToPath(home), stdio: 'inherit' });
    if (status !== 0) throw new Error('The libraries to compare with could not be installed.');
  }
  return new URL('src/', home);
}
