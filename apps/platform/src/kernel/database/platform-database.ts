import { type OpenDatabase, openDatabase, refuseStandby } from './connection.ts';
import { createDatabase, databaseExists } from './create-database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/server.ts';
import { exclusively } from './exclusively.ts';
import { applyMigrations, requireSchema } from './migrate.ts';
import { openReplica, type Replica, type ReplicaOptions } from './replica.ts';
import { requireSupportedServer } from './server-version.ts';
import { keepSessionSettings } from './session-settings.ts';
import { type Standing, type WatchLimits, watchDatabase } from './watch.ts';

/** The platform's database: an embedded server below a folder, or any other. */
export type DatabasePlace =
  | { readonly kind: 'embedded'; readonly dataFolder: string }
  | {
      readonly kind: 'external';
      readonly url: string;
      /** A replica of it, for lists, charts, exports and figures. */
      readonly replicaUrl?: string;
    };

export interface PlatformDatabase extends OpenDatabase {
  /** Separate connections for calls that only read: however many there are, a sale finds one. */
  readonly reads: Pick<OpenDatabase, 'database' | 'pool'>;
  readonly replica?: Replica;
  /**
   * From now until it is closed, closes all connections while the database is silent or has become a standby.
   * @param told.onSilence each time.
   * @param told.onStanding at first, and for each change.
   * @param told.onUnconfirmed commits canceled because no standby confirmed them.
   */
  watch(told: WatchTold, limits?: WatchLimits): void;
  /** Resolves if the embedded server ends by itself; never for another one. */
  readonly lost: Promise<void>;
}

export interface WatchTold {
  readonly onSilence: () => void;
  readonly onStanding?: (standing: Standing) => void;
  readonly onUnconfirmed?: (count: number) => void;
}

const databaseName = 'platform';

type OnIdleError = (error: Error) => void;

export interface OpenOptions {
  /** Migrate the database to this version's schema; otherwise it must have it already. */
  readonly isMigrated: boolean;
  /** Called when an idle connection breaks. */
  readonly onIdleError: OnIdleError;
  /** Called when the replica is used again, and when it no longer is. */
  readonly onReplica?: NonNullable<ReplicaOptions['onChange']>;
}

/** Uses connections that are closed afterwards, since they may lack the stored settings. */
async function prepare(url: string, isMigrated: boolean): Promise<void> {
  const open = openDatabase(url, { poolSize: 2, verify: refuseStandby });
  const { pool, database } = open;
  try {
    await requireSupportedServer(pool);
    if (isMigrated) await exclusively(pool, () => applyMigrations(database));
    else await requireSchema(database);
    await keepSessionSettings(pool);
  } finally {
    await open.close();
  }
}

/** Opens both sides of a database, at this version's schema. */
async function openBoth(
  url: string,
  { isMigrated, onIdleError, onReplica }: OpenOptions,
  replicaUrl?: string,
) {
  await prepare(url, isMigrated);
  const commands = openDatabase(url, { side: 'commands', onIdleError, verify: refuseStandby });
  const reads = openDatabase(url, { side: 'reads', onIdleError, verify: refuseStandby });
  const replica =
    replicaUrl === undefined
      ? undefined
      : openReplica({
          url: replicaUrl,
          primary: reads.pool,
          ...(onReplica ? { onChange: onReplica } : {}),
        });
  let watching: { stop(): Promise<void> } | undefined;
  const cutOff = () => {
    commands.cutOff();
    reads.cutOff();
  };
  return {
    ...commands,
    reads,
    ...(replica ? { replica } : {}),
    cutOff,
    watch: ({ onSilence, onStanding, onUnconfirmed }: WatchTold, limits?: WatchLimits) => {
      const onSilent = () => {
        onSilence();
        cutOff();
      };
      let known: Standing | undefined;
      const onAnswer = (standing: Standing) => {
        if (standing.isStandby) cutOff();
        const isNews =
          known?.isStandby !== standing.isStandby || known.isReplicated !== standing.isReplicated;
        known = standing;
        if (isNews) onStanding?.(standing);
      };
      watching ??= watchDatabase(url, onSilent, limits, {
        onAnswer,
        ...(onUnconfirmed ? { onUnconfirmed } : {}),
      });
    },
    close: async () => {
      // Watched until the end, because closing waits for the database, too.
      await Promise.all([replica?.close(), commands.close(), reads.close()]);
      await watching?.stop();
    },
  };
}

async function openEmbedded(server: EmbeddedPostgres, options: OpenOptions) {
  if (!(await databaseExists(server.urlOf('postgres'), databaseName))) {
    await createDatabase(server.urlOf('postgres'), databaseName);
  }
  return openBoth(server.urlOf(databaseName), options);
}

/**
 * Opens the platform's database, and starts its server if it is the embedded one.
 * @throws DataFolderInUse if another platform is running on the folder.
 */
export async function openPlatformDatabase(
  place: DatabasePlace,
  options: OpenOptions,
): Promise<PlatformDatabase> {
  if (place.kind === 'external') {
    const open = await openBoth(place.url, options, place.replicaUrl);
    return { ...open, lost: new Promise(() => undefined) };
  }
  const server = await startEmbeddedPostgres(place.dataFolder);
  try {
    const open = await openEmbedded(server, options);
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
