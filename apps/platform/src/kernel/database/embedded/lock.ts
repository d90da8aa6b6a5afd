import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DataFolderLock {
  release(): void;
}

/** Its message is the one line that the user sees. */
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
 * One platform per data folder. It holds the exclusive lock of an empty SQLite file: the only advisory file lock that
 * Node offers on every system. The system releases it however the process ends, so there are no stale locks.
 * @throws DataFolderInUse if a running platform uses the folder.
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
