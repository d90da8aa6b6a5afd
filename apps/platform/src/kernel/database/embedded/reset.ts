import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serverHome } from './home.ts';
import { lockDataFolder } from './lock.ts';
import { clearOrphan } from './orphan.ts';
import { unprivilegedOwner } from './unprivileged.ts';

/**
 * Removes the database of a data folder, so that the next start makes a new one.
 * @throws DataFolderInUse when a platform is running on it.
 */
export async function resetDataFolder(dataFolder: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  const lock = lockDataFolder(dataFolder);
  try {
    const home = await serverHome(dataFolder, await unprivilegedOwner());
    const cluster = join(home, 'postgres');
    await clearOrphan(cluster);
    await rm(cluster, { recursive: true, force: true });
  } finally {
    lock.release();
  }
}
