import { createHash } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isReachableByOthers, type Owner } from './unprivileged.ts';

/**
 * The folder of the server's files: in the data folder or, if its user can't get there (for example in a checkout below
 * /root), a separate folder that survives a restart.
 */
export async function serverHome(dataFolder: string, owner: Owner | undefined): Promise<string> {
  if (owner === undefined) return dataFolder;
  if (await isReachableByOthers(dirname(dataFolder))) {
    await chmod(dataFolder, 0o755);
    return dataFolder;
  }
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12);
  const home = join('/var/tmp', `payfac-platform-${name}`);
  await mkdir(home, { recursive: true, mode: 0o755 });
  return home;
}
