import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { billed } from '../../areas/billing/billed.ts';
import { endLeases } from '../../areas/transactions/lease.ts';
import { recoverPending } from '../../areas/transactions/recover.ts';
import { createAdmission } from '../../http/admission/admission.ts';
import type { Services } from '../../http/services.ts';
import { createBusinessClock } from '../../kernel/clock/business-clock.ts';
import { exclusively } from '../../kernel/database/exclusively.ts';
import { readSourceOf } from '../../kernel/database/read-source.ts';
import type { Standing } from '../../kernel/database/watch.ts';
import { hasDemoWorld } from '../../kernel/environments.ts';
import { createJobObserver } from '../../kernel/jobs/observe.ts';
import { openJobQueue } from '../../kernel/jobs/queue.ts';
import { type ReportRowFailure, runJob } from '../../kernel/jobs/run-job.ts';
import { createSenders } from '../../kernel/outbox/senders.ts';
import { readFrom, reading } from '../../kernel/watch/metrics.ts';
import { readApplePay } from '../../processors/apple-pay/identity.ts';
import { createProviders } from '../../processors/simulated/providers.ts';
import { flushLogs } from '../flush-logs.ts';
import { jobs } from '../jobs.ts';
import type { SeedProgress } from '../seed/seed.ts';
import { topUp } from '../seed/top-up.ts';
import { createPlatformServer } from '../server.ts';
import type { Configuration } from './configuration.ts';
import { tellFigures } from './figures.ts';
import { type FirstAdministrator, makeFirstAdministrator } from './first-administrator.ts';
import type { LogFile } from './logger.ts';
import { readContextKey } from './platform-keys.ts';
import { prepareDatabase } from './prepare-database.ts';
import { requireSafe } from './safe-to-serve.ts';
import { openWatch } from './watch.ts';

const secondMs = 1000;

/** Connections of commands that use or wait for the database, not of those waiting for a processor. */
const connectionsInUse = ({ totalCount, idleCount, waitingCount }: Pool): number =>
  totalCount - idleCount + waitingCount;

export interface App {
  readonly title: string;
  readonly address: string;
}

export interface RunningPlatform {
  readonly port: number;
  /** The address of `/metrics`, if it is served. */
  readonly metricsPort?: number;
  /** Each brand's app URL. */
  readonly apps: readonly App[];
  /** Resolves if the platform must stop because its database ended by itself. */
  readonly lost: Promise<void>;
  /** Finishes requests and jobs in progress, closes the database and releases the data folder. */
  stop(): Promise<void>;
}

/**
 * Recovers everything that a crash left pending, at once: no other process can be running, so nothing is in progress.
 */
async function recoverAtStart(services: Services): Promise<void> {
  try {
    await endLeases(services.database);
    await recoverPending(services);
  } catch (problem) {
    services.onError?.(problem, 'start');
  }
}

/**
 * Creates a brand's first administrator in the configured database, and starts nothing.
 * @throws Error when the brand already has one, or the database has demo users.
 */
export async function addFirstAdministrator(
  configuration: Configuration,
  wished: NonNullable<Configuration['firstAdministrator']>,
  log: LogFile,
): Promise<FirstAdministrator> {
  if (hasDemoWorld(configuration.environment)) {
    throw new Error(
      `In ${configuration.environment} demo people sign in: set PAYFAC_ENVIRONMENT to production, stage or development to make a first administrator.`,
    );
  }
  const open = await prepareDatabase(configuration, log);
  try {
    const made = await exclusively(open.pool, () => makeFirstAdministrator(open.database, wished));
    log.logger.warn({ username: made.username }, 'a first administrator was made from the machine');
    return made;
  } finally {
    await open.close();
  }
}

/**
 * Starts everything: database, seed at the first start, server, and jobs.
 * @throws Error before anything is changed, for an unsafe configuration.
 */
export async function startPlatform(
  configuration: Configuration,
  log: LogFile,
  onProgress: (progress: SeedProgress) => void = () => undefined,
): Promise<RunningPlatform> {
  requireSafe(configuration);
  const { logger } = log;
  const watch = await openWatch(configuration);
  const open = await prepareDatabase(configuration, log, onProgress).catch(async (problem) => {
    await watch.close();
    throw problem;
  });
  const { database, pool } = open;
  let isReplicated = false;
  const stopTelling = readFrom(async () => [
    reading('payfac_database_commits_replicated', {}, isReplicated ? 1 : 0),
    ...(await tellFigures(open.reads.database, configuration.backupsFolder)),
  ]);
  try {
    const clock = createBusinessClock(database);
    const { added, queue } = await exclusively(pool, async () => ({
      added: hasDemoWorld(configuration.environment) ? await topUp(pool, await clock.now()) : 0,
      queue: await openJobQueue(pool, jobs),
    }));
    if (added > 0) logger.info({ payments: added }, 'made up for the time away');
    const services: Omit<Services, 'hostedFields' | 'places'> = {
      database,
      pool: readSourceOf(open),
      reads: {
        database: open.reads.database,
        pool: readSourceOf(open.reads),
        admission: createAdmission(() => connectionsInUse(pool)),
        ...(open.replica ? { replica: open.replica } : {}),
      },
      clock,
      ...createProviders({
        database,
        now: () => clock.now(),
        hasTestBank: hasDemoWorld(configuration.environment),
      }),
      billed,
      environment: configuration.environment,
      signOnHours: configuration.signOnHours,
      ...(configuration.applePayFolder === undefined
        ? {}
        : { applePay: readApplePay(configuration.applePayFolder) }),
      senders: createSenders(configuration),
      contextKey: await readContextKey(database),
      allowedOrigins: configuration.allowedOrigins,
      onError: (error, requestId) => logger.error({ err: error, requestId }, 'unexpected'),
    };
    const { appFolder, scheme, domain, shownPort, trustedProxies, stopPause } = configuration;
    const observer = createJobObserver(logger);
    const onStanding = (standing: Standing) => {
      isReplicated = standing.isReplicated;
      if (standing.isStandby)
        logger.warn('the database became a standby: its connections were cut');
      else if (isReplicated) logger.info('a commit is told once a second server has it');
      else logger.info('a commit is told before a second server has it');
    };
    const server = await createPlatformServer({
      services,
      appFolder,
      logger,
      scheme,
      domain,
      trustedProxies,
      untilUnlisted: () => wait(stopPause * secondMs),
      ...(shownPort === undefined ? {} : { shownPort }),
    });
    const port = await server.listen(configuration.port, configuration.host);
    const isAlone = configuration.databaseUrl === undefined;
    const recovered = isAlone ? recoverAtStart(server.services) : Promise.resolve();
    const tell: ReportRowFailure = (job, failure) => observer.rowFailed(job, failure);
    await queue.work(
      async (job) => runJob(job, server.services, await clock.now(), tell),
      observer,
    );
    open.watch({
      onSilence: () => logger.warn('the database does not answer: its connections were cut'),
      onStanding,
      onUnconfirmed: (commits) =>
        logger.warn(
          { commits },
          'no standby confirmed these commits: their connections were ended',
        ),
    });
    logger.info({ port }, 'listening');
    return {
      port,
      ...(watch.metrics ? { metricsPort: watch.metrics.port } : {}),
      apps: server.apps(),
      lost: open.lost,
      stop: async () => {
        await server.stop();
        await queue.stop();
        await flushLogs(database);
        await recovered;
        stopTelling();
        await open.close();
        await watch.close();
        logger.info('stopped');
      },
    };
  } catch (error) {
    stopTelling();
    await open.close();
    await watch.close();
    throw error;
  }
}
