import { join, resolve } from 'node:path';
import type { Environment } from '@payfac/domain/enumerations';
import { createProxies } from '../../http/server/proxies.ts';
import { hasDemoWorld } from '../../kernel/environments.ts';
import type { MailRelay, TextGateway } from '../../kernel/outbox/senders.ts';
import { type Commands, nameOf, readSettings, root } from './settings.ts';

/** Payments in the seed at scale 1. */
const paymentsAtScaleOne = 100_000;

/** Two probes of a load balancer that asks every five seconds whether a process is ready. */
const usualPauseSeconds = 10;

/** Tasks that run instead of serving. */
export type Task =
  | 'check-config'
  | 'check-pages'
  | 'migrate'
  | 'backup'
  | 'first-administrator'
  | 'product'
  | 'help'
  | 'serve';

export interface Configuration {
  readonly host: string;
  readonly port: number;
  /** The port in public addresses, when a proxy listens on another one. */
  readonly shownPort?: number;
  readonly scheme: 'http' | 'https';
  /** The parent domain of the brands: `localhost` of `harbor.localhost`. */
  readonly domain: string;
  readonly environment: Environment;
  /** The implementation of every provider. Must be set outside of local and sandbox. */
  readonly processors?: 'simulated';
  readonly dataFolder: string;
  /** PostgreSQL 15 or newer. Default: an embedded server in the data folder. */
  readonly databaseUrl?: string;
  /** A replica of that database, for lists, charts, exports and figures. */
  readonly databaseReplicaUrl?: string;
  /** Payments to generate at the first start. */
  readonly payments: number;
  /** The end of the seed, where business time starts. Default: today. */
  readonly anchor?: Date;
  readonly task: Task;
  /** Deletes the data folder's database first. */
  readonly isReset: boolean;
  /** A user that no administrator can help, such as `admin@harbor`; starts no server. */
  readonly help?: { readonly username: string; readonly how: 'unlock' | 'reset-second-factor' };
  /** Creates a brand's first administrator, and starts no server. */
  readonly firstAdministrator?: { readonly email: string; readonly brand: string };
  /** Adds or changes a product of a brand, from a file, and starts no server. */
  readonly product?: { readonly file: string; readonly brand: string };
  /** Where a backup goes and how many to keep; starts no server. */
  readonly backup?: { readonly parent: string; readonly keep: number };
  /** Compares a running server's hosted pages to this version; starts no server. */
  readonly checkPages?: URL;
  readonly logLevel: string;
  /** From PAYFAC_DATA_KEYS: keys for secrets at rest in base64, the current one first. Default: a key file. */
  readonly dataKeys?: string;
  readonly allowedOrigins: readonly string[];
  /** Hours until a sign-on ends, even in use. */
  readonly signOnHours: number;
  /** Addresses and networks of trusted proxies, whose forwarded caller addresses are used. */
  readonly trustedProxies: readonly string[];
  /** Seconds between reporting not ready and closing the port. */
  readonly stopPause: number;
  /** Folder with Apple Pay's certificate and domain association. Default: Apple Pay isn't set up. */
  readonly applePayFolder?: string;
  /** The address of the separate listener for `/metrics`. Default: none. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** The OTLP endpoint for traces over HTTP, such as `http://127.0.0.1:4318`. Default: none. */
  readonly traces?: string;
  /** Share of the traces that are kept, from 0 to 1. */
  readonly traceShare: number;
  /** The backup folder, whose newest backup's age is a metric. */
  readonly backupsFolder?: string;
  /** The mail relay and the sender; without them, emails are stored but not sent. */
  readonly relay?: MailRelay;
  /** The text message gateway and the sender; without them, messages are stored but not sent. */
  readonly gateway?: TextGateway;
  readonly appFolder: string;
}

/** Environments in which business time may differ from real time. */

function readOfBrand({
  'first-administrator': email,
  product: file,
  brand,
}: Commands): Pick<Configuration, 'firstAdministrator' | 'product'> {
  if (email === undefined && file === undefined && brand === undefined) return {};
  if (email !== undefined && brand !== undefined) return { firstAdministrator: { email, brand } };
  if (file !== undefined && brand !== undefined) return { product: { file, brand } };
  throw new Error(
    'Give --first-administrator an email address, or --product a file, and --brand its brand.',
  );
}

function readCheckPages({ 'check-pages': text }: Commands): Pick<Configuration, 'checkPages'> {
  if (text === undefined) return {};
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new Error(
      '--check-pages takes the address of a brand’s hosted pages, such as https://pay.app.harbor.pay.example.',
    );
  }
  return { checkPages: address };
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

function readHelp({
  unlock,
  'reset-second-factor': factorless,
}: Commands): Pick<Configuration, 'help'> {
  if (unlock !== undefined) return { help: { username: unlock, how: 'unlock' } };
  if (factorless === undefined) return {};
  return { help: { username: factorless, how: 'reset-second-factor' } };
}

function taskOf(commands: Commands): Task {
  if (commands['check-config']) return 'check-config';
  if (commands['check-pages'] !== undefined) return 'check-pages';
  if (commands.migrate) return 'migrate';
  if (commands.backup !== undefined) return 'backup';
  if (readHelp(commands).help) return 'help';
  if (commands['first-administrator'] !== undefined) return 'first-administrator';
  return commands.product === undefined ? 'serve' : 'product';
}

/** A message service's URL, and the sender. */
function pairOf(
  name: 'mail' | 'text',
  url: string | undefined,
  from: string | undefined,
): { readonly url: string; readonly from: string } | undefined {
  if (url !== undefined && from !== undefined) return { url, from };
  if (url === undefined && from === undefined) return undefined;
  throw new Error(`${nameOf(name)} and ${nameOf(`${name}From`)} go together: give both.`);
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
 * Reads the platform's configuration from options, environment and file. A relative data folder is relative to the root
 * of the checkout.
 * @throws Error with a one-line message for an invalid setting.
 */
export function readConfiguration(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Configuration {
  const { settings, commands } = readSettings(args, environment);
  const {
    data,
    databaseUrl,
    databaseReplicaUrl,
    shownPort,
    scale,
    anchor,
    applePay,
    stopPause,
    metrics,
    traces,
    backups,
    mail,
    mailFrom,
    text,
    textFrom,
    processors,
    ...rest
  } = settings;
  if (anchor && !hasDemoWorld(settings.environment)) {
    throw new Error(
      `${nameOf('anchor')} is for local and sandbox environments. Business time is real in ${settings.environment}: start without it.`,
    );
  }
  requireProxies(settings.trustedProxies);
  if (databaseReplicaUrl !== undefined && databaseUrl === undefined) {
    throw new Error(
      `${nameOf('databaseReplicaUrl')} is a replica of ${nameOf('databaseUrl')}: give that as well.`,
    );
  }
  if (metrics && metrics.port !== 0 && metrics.port === settings.port) {
    throw new Error(
      `${nameOf('metrics')} is the port that everybody reaches: give /metrics another one.`,
    );
  }
  const relay = pairOf('mail', mail, mailFrom);
  const gateway = pairOf('text', text, textFrom);
  const dataKeys = environment['PAYFAC_DATA_KEYS'];
  return {
    ...rest,
    dataFolder: resolve(root, data),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(databaseReplicaUrl === undefined ? {} : { databaseReplicaUrl }),
    ...(shownPort === undefined ? {} : { shownPort }),
    payments: Math.round(scale * paymentsAtScaleOne),
    ...(anchor === undefined ? {} : { anchor }),
    // No pause without a load balancer.
    stopPause: stopPause ?? (hasDemoWorld(settings.environment) ? 0 : usualPauseSeconds),
    task: taskOf(commands),
    isReset: commands.reset === true,
    ...readOfBrand(commands),
    ...readBackup(commands),
    ...readCheckPages(commands),
    ...readHelp(commands),
    ...(dataKeys ? { dataKeys } : {}),
    ...(applePay === undefined ? {} : { applePayFolder: resolve(root, applePay) }),
    ...(metrics === undefined ? {} : { metrics }),
    ...(traces === undefined ? {} : { traces }),
    ...(backups === undefined ? {} : { backupsFolder: resolve(root, backups) }),
    ...(processors === undefined ? {} : { processors }),
    ...(relay ? { relay } : {}),
    ...(gateway ? { gateway } : {}),
    appFolder: join(root, 'apps/backoffice/dist'),
  };
}
