import { join, resolve } from 'node:path';
import type { Environment } from '@payfac/domain/enumerations';
import { createProxies } from '../../http/server/proxies.ts';
import { type Commands, nameOf, readSettings, root } from './settings.ts';

/** Payments in the seed at scale 1. */
const paymentsAtScaleOne = 100_000;

/** Two looks of a balancer that asks every five seconds whether a process is ready. */
const usualPauseSeconds = 10;

/** What a start is asked to do in place of serving. */
export type Task = 'check-config' | 'migrate' | 'backup' | 'first-administrator' | 'serve';

export interface Configuration {
  readonly host: string;
  readonly port: number;
  /** The port in public addresses, when a proxy listens on another one. */
  readonly shownPort?: number;
  readonly scheme: 'http' | 'https';
  /** Below which each brand has its domain: `localhost` of `harbor.localhost`. */
  readonly domain: string;
  readonly environment: Environment;
  readonly dataFolder: string;
  /** PostgreSQL 15 or newer; without it the platform runs its own in the data folder. */
  readonly databaseUrl?: string;
  /** Payments to make up at the first start. */
  readonly payments: number;
  /** Where the seed ends and business time begins, from which it runs on. Without it, today. */
  readonly anchor?: Date;
  readonly task: Task;
  /** Forget the data folder's database first. */
  readonly isReset: boolean;
  /** A username to unlock at the start, such as `admin@harbor`. */
  readonly unlock?: string;
  /** Makes a brand's first administrator, and starts no server. */
  readonly firstAdministrator?: { readonly email: string; readonly brand: string };
  /** Where a backup goes, and how many stay; starts no server. */
  readonly backup?: { readonly parent: string; readonly keep: number };
  readonly logLevel: string;
  /** Of PAYFAC_DATA_KEYS: keys of secrets at rest in base64, the one in force first. Else a file has them. */
  readonly dataKeys?: string;
  readonly allowedOrigins: readonly string[];
  /** Addresses and networks of proxies in front, whose word on the caller's address is taken. */
  readonly trustedProxies: readonly string[];
  /** Seconds from the moment a stop makes the process not ready to the moment its port closes. */
  readonly stopPause: number;
  /** Where Apple Pay's certificate and domain association are; it is not set up without them. */
  readonly applePayFolder?: string;
  readonly appFolder: string;
}

/** Where business time may be another than real time. */
const anchored: ReadonlySet<Environment> = new Set(['local', 'sandbox']);

function readFirstAdministrator({
  'first-administrator': email,
  brand,
}: Commands): Pick<Configuration, 'firstAdministrator'> {
  if (email === undefined && brand === undefined) return {};
  if (email === undefined || brand === undefined) {
    throw new Error('Give --first-administrator an email address, and --brand its brand.');
  }
  return { firstAdministrator: { email, brand } };
}

const usualBackups = 14;

function readBackup({ backup, keep }: Commands): Pick<Configuration, 'backup'> {
  if (backup === undefined) {
    if (keep === undefined) return {};
    throw new Error('--keep says how many backups stay: give --backup a folder as well.');
  }
  const count = keep === undefined ? usualBackups : Number(keep);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`--keep takes how many backups stay, 1 or more, such as ${usualBackups}.`);
  }
  return { backup: { parent: resolve(root, backup), keep: count } };
}

function taskOf(commands: Commands): Task {
  if (commands['check-config']) return 'check-config';
  if (commands.migrate) return 'migrate';
  if (commands.backup !== undefined) return 'backup';
  return commands['first-administrator'] === undefined ? 'serve' : 'first-administrator';
}

function requireProxies(texts: readonly string[]): void {
  try {
    createProxies(texts);
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem);
    throw new Error(`${nameOf('trustedProxies')}: ${why}`, { cause: problem });
  }
}

/**
 * Reads the platform's configuration from options, environment and file. A relative data folder starts at the
 * root of the checkout.
 * @throws Error with one line for a person, when a setting makes no sense.
 */
export function readConfiguration(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Configuration {
  const { settings, commands } = readSettings(args, environment);
  const { data, databaseUrl, shownPort, scale, anchor, applePay, stopPause, ...rest } = settings;
  if (anchor && !anchored.has(settings.environment)) {
    throw new Error(
      `${nameOf('anchor')} is for local and sandbox environments. Business time is real in ${settings.environment}: start without it.`,
    );
  }
  requireProxies(settings.trustedProxies);
  const dataKeys = environment['PAYFAC_DATA_KEYS'];
  return {
    ...rest,
    dataFolder: resolve(root, data),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(shownPort === undefined ? {} : { shownPort }),
    payments: Math.round(scale * paymentsAtScaleOne),
    ...(anchor === undefined ? {} : { anchor }),
    // Where nobody is in front, nobody waits.
    stopPause: stopPause ?? (anchored.has(settings.environment) ? 0 : usualPauseSeconds),
    task: taskOf(commands),
    isReset: commands.reset === true,
    ...readFirstAdministrator(commands),
    ...readBackup(commands),
    ...(commands.unlock === undefined ? {} : { unlock: commands.unlock }),
    ...(dataKeys ? { dataKeys } : {}),
    ...(applePay === undefined ? {} : { applePayFolder: resolve(root, applePay) }),
    appFolder: join(root, 'apps/backoffice/dist'),
  };
}
