import { resetDataFolder } from '../../kernel/database/embedded/reset.ts';
import { exclusively } from '../../kernel/database/exclusively.ts';
import { openPlatformDatabase } from '../../kernel/database/platform-database.ts';
import { hasDemoWorld } from '../../kernel/environments.ts';
import { findDataKeys } from '../../kernel/sealing/key-file.ts';
import { installDataKeys } from '../../kernel/sealing/keys.ts';
import { type SeedProgress, seed, seededAnchor, tidy } from '../seed/seed.ts';
import type { Configuration } from './configuration.ts';
import { refuseDemoWorld, refuseToMixIn } from './demo-world.ts';
import type { LogFile } from './logger.ts';
import { sealStored } from './seal-stored.ts';

/** The start of business time can't change: records made since would lie in the future. */
function requireSame(begun: Date, wished: Date | undefined): void {
  if (wished === undefined || wished.getTime() === begun.getTime()) return;
  throw new Error(
    `These data begin at ${begun.toISOString()}, not at ${wished.toISOString()}: start without --anchor to go on with them, or with --reset to begin again.`,
  );
}

/**
 * Opens the configured database, migrates it to this version's schema, and seeds it at the first start.
 * @throws Error for data that begin at a different moment than the requested one.
 */
export async function prepareDatabase(
  configuration: Configuration,
  log: LogFile,
  onProgress: (progress: SeedProgress) => void = () => undefined,
) {
  const { databaseUrl, databaseReplicaUrl, dataFolder, environment, payments, anchor, isReset } =
    configuration;
  if (isReset && databaseUrl !== undefined) {
    throw new Error(
      "A reset forgets the platform's own database. Empty that of DATABASE_URL yourself.",
    );
  }
  if (isReset) await resetDataFolder(dataFolder);
  installDataKeys(await findDataKeys(dataFolder, configuration.dataKeys));
  const open = await openPlatformDatabase(
    databaseUrl === undefined
      ? { kind: 'embedded', dataFolder }
      : {
          kind: 'external',
          url: databaseUrl,
          ...(databaseReplicaUrl === undefined ? {} : { replicaUrl: databaseReplicaUrl }),
        },
    {
      isMigrated: hasDemoWorld(environment) || configuration.task === 'migrate',
      onIdleError: (error) => log.logger.warn({ err: error }, 'a database connection broke'),
      onReplica: (state, problem) => {
        const isUsed = state === 'in use';
        const told = problem === undefined ? { state } : { state, err: problem };
        if (isUsed) log.logger.info(told, 'lists, charts and exports are read from the replica');
        else log.logger.warn(told, 'lists, charts and exports are read from the primary');
      },
    },
  );
  try {
    const isNew = await exclusively(open.pool, async () => {
      if (!hasDemoWorld(environment)) {
        await refuseDemoWorld(open.pool, environment);
        return false;
      }
      const begun = await seededAnchor(open.pool);
      if (begun !== undefined) {
        requireSame(begun, anchor);
        return false;
      }
      await refuseToMixIn(open.pool, environment);
      const plan = { scale: payments, anchor: anchor ?? new Date() };
      await seed(open.pool, plan, onProgress, anchor !== undefined);
      return true;
    });
    const sealed = await exclusively(open.pool, () => sealStored(open.database));
    if (sealed > 0) log.logger.info({ rows: sealed }, 'sealed what was stored in the clear');
    if (isNew) await tidy(open.pool);
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}
