import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DataFolderLock {
  release(): void;
}

/** Its message is the one line a person gets to read. */
class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

function holderOf(notePath: string): string {
  try {
    return ` (process ${readFileSync(notePath, 'utf8').trim()})`;
  } catch {
    return '';
  }
}

/**
 * One platform a data folder. Held is the exclusive lock of an empty SQLite file: the one advisory
 * file lock Node can take, on every system, and the system drops it when its process ends in
 * whatever way, so that there is no stale lock to judge.
 * @throws DataFolderInUse when a running platform holds the folder.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  const file = new DatabaseSync(join(folder, 'platform.lock'), { timeout: 0 });
  const notePath = join(folder, 'platform.pid');
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    file.close();
    throw new DataFolderInUse(
      `Another platform${holderOf(notePath)} is using ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  writeFileSync(notePath, String(process.pid));
  return { release: () => file.close() };
}
