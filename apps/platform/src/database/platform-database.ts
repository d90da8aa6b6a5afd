import { type OpenDatabase, openDatabase } from './connection.ts';
import { createDatabase, databaseExists } from './create-database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/server.ts';
import { exclusively } from './exclusively.ts';
import { applyMigrations } from './migrate.ts';

/** Where the platform keeps its data: a server of its own below a folder, or any other. */
export type DatabasePlace =
  | { readonly kind: 'embedded'; readonly dataFolder: string }
  | { readonly kind: 'external'; readonly url: string };

export interface PlatformDatabase extends OpenDatabase {
  /** Resolves if the embedded server ends by itself; never for another one. */
  readonly lost: Promise<void>;
}

const databaseName = 'platform';

async function openEmbedded(server: EmbeddedPostgres, onIdleError: (error: Error) => void) {
  if (!(await databaseExists(server.urlOf('postgres'), databaseName))) {
    await createDatabase(server.urlOf('postgres'), databaseName);
  }
  return openDatabase(server.urlOf(databaseName), { onIdleError });
}

/**
 * Opens the platform's database, starting its server if it is the embedded one, and brings it to
 * this version's schema.
 * @throws DataFolderInUse when another platform runs on the folder.
 */
export async function openPlatformDatabase(
  place: DatabasePlace,
  onIdleError: (error: Error) => void,
): Promise<PlatformDatabase> {
  if (place.kind === 'external') {
    const open = openDatabase(place.url, { onIdleError });
    await exclusively(open.pool, () => applyMigrations(open.database));
    return { ...open, lost: new Promise(() => undefined) };
  }
  const server = await startEmbeddedPostgres(place.dataFolder);
  try {
    const open = await openEmbedded(server, onIdleError);
    await exclusively(open.pool, () => applyMigrations(open.database));
    const close = async () => {
      await open.close();
      await server.stop();
    };
    return { ...open, close, lost: server.ended };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
