import { brandHosts } from '@payfac/domain/facilitators';
import { resetFactorByOperator, unlockByOperator } from '../../http/sessions/by-operator.ts';
import { findDataKeys } from '../../kernel/sealing/key-file.ts';
import { installDataKeys } from '../../kernel/sealing/keys.ts';
import { backUp, backupLine } from '../backup.ts';
import { seedBrands } from '../seed/data/brands.ts';
import type { Configuration } from './configuration.ts';
import type { LogFile } from './logger.ts';
import { prepareDatabase } from './prepare-database.ts';
import { putProduct } from './product.ts';
import { requireSafe } from './safe-to-serve.ts';

/**
 * Reads a configuration as a start would, and starts nothing.
 * @returns the resulting configuration for display, without secrets.
 * @throws Error with everything that is unsafe, one line each.
 */
export function checkConfiguration(configuration: Configuration): string {
  requireSafe(configuration);
  const { environment, domain, scheme, trustedProxies, databaseUrl, dataFolder, stopPause } =
    configuration;
  const { metrics, traces, traceShare, signOnHours, relay, gateway } = configuration;
  const hosts = seedBrands.flatMap(({ facilitatorId }) => {
    const { app, hostedPages } = brandHosts(`${facilitatorId}.${domain}`, environment);
    return [
      `  ${facilitatorId}`,
      `    back office and API   ${scheme}://${app}`,
      `    hosted pages          ${scheme}://${hostedPages}`,
    ];
  });
  const database =
    databaseUrl === undefined ? `the platform's own, in ${dataFolder}` : new URL(databaseUrl).host;
  return [
    `The configuration of ${environment} is sound.`,
    ...hosts,
    '  processors              simulated: no card is charged, and every applicant passes the checks',
    `  database                ${database}`,
    `  proxies                 ${trustedProxies.join(', ') || 'none'}`,
    `  a sign-on lasts         ${signOnHours} h at most`,
    `  pause of a stop         ${stopPause} s`,
    `  e-mails                 ${relay ? `by ${new URL(relay.url).host}, from ${relay.from}` : 'kept, and not sent'}`,
    `  text messages           ${gateway ? `by ${new URL(gateway.url).host}, from ${gateway.from}` : 'kept, and not sent'}`,
    `  metrics                 ${metrics ? `http://${metrics.host}:${metrics.port}/metrics` : 'nowhere'}`,
    `  traces                  ${traces === undefined ? 'nowhere' : `${Math.round(traceShare * 100)} % to ${new URL(traces).host}`}`,
  ].join('\n');
}

/**
 * Migrates the database to this version's schema, and starts nothing. Processes of the previous version keep working.
 * @returns what was done, for display.
 */
export async function migrateDatabase(configuration: Configuration, log: LogFile): Promise<string> {
  const open = await prepareDatabase(configuration, log);
  await open.close();
  return 'The database has this version’s schema.';
}

/**
 * Adds or changes a product, and starts nothing; running processes use it at once.
 * @returns what was done, for display.
 * @throws Error for a file that can't be used.
 */
export async function addProduct(
  configuration: Configuration,
  wished: NonNullable<Configuration['product']>,
  log: LogFile,
): Promise<string> {
  const open = await prepareDatabase(configuration, log);
  try {
    const done = await putProduct(open.database, wished);
    log.logger.warn(wished, 'a product was put from the machine');
    return done;
  } finally {
    await open.close();
  }
}

/**
 * Helps a user that no administrator can help, and starts nothing; running processes continue.
 * @returns what was done, for display.
 * @throws Error for an unknown user.
 */
export async function helpUser(
  configuration: Configuration,
  { username, how }: NonNullable<Configuration['help']>,
  log: LogFile,
): Promise<string> {
  const open = await prepareDatabase(configuration, log);
  try {
    const help = how === 'unlock' ? unlockByOperator : resetFactorByOperator;
    if (!(await help(open.database, username))) throw new Error(`There is no user ${username}.`);
    log.logger.warn({ username, how }, 'a user was helped on the machine');
    return how === 'unlock'
      ? `${username} is unlocked.`
      : `${username} has no second factor any more, is signed out, and chooses a new password at the next sign-in.`;
  } finally {
    await open.close();
  }
}

/**
 * Backs up a database, restores the backup next to it, and compares the two. Changes nothing in the database, and
 * starts nothing.
 * @returns what was saved, for display.
 * @throws Error for the platform's embedded PostgreSQL, and for a backup that failed its check.
 */
export async function backUpDatabase(
  { databaseUrl, dataFolder, dataKeys }: Configuration,
  wished: NonNullable<Configuration['backup']>,
): Promise<string> {
  if (databaseUrl === undefined) {
    throw new Error(
      '--backup saves the database of DATABASE_URL, which is not set. For the platform’s own: stop it, then node scripts/dump.ts save <folder>.',
    );
  }
  installDataKeys(await findDataKeys(dataFolder, dataKeys));
  return backupLine(await backUp(databaseUrl, { ...wished, now: new Date() }));
}
