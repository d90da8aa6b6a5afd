import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serverHome } from './home.ts';
import { lockDataFolder } from './lock.ts';
import { clearOrphan } from './orphan.ts';
import { unprivilegedOwner } from './unprivileged.ts';

/**
 * Deletes a data folder's database, so that the next start creates a new one.
 * @throws DataFolderInUse if a platform is running on it.
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
