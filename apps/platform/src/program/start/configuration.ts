import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Environment, environments } from '@payfac/domain/enumerations';
import * as z from 'zod/mini';
import { createProxies } from '../../http/server/proxies.ts';

/** Payments in the seed at scale 1. */
const paymentsAtScaleOne = 100_000;

export interface Configuration {
  readonly host: string;
  readonly port: number;
  /** The port of the addresses that people are told, when another server stands in front. */
  readonly shownPort?: number;
  readonly scheme: 'http' | 'https';
  /** Below which each brand has its domain: `localhost` of `harbor.localhost`. */
  readonly domain: string;
  readonly environment: Environment;
  readonly dataFolder: string;
  /** PostgreSQL 16 or newer; without it the platform runs its own in the data folder. */
  readonly databaseUrl?: string;
  /** Payments to make up at the first start. */
  readonly payments: number;
  /** Where the seed ends and business time begins, from which it runs on. Without it, today. */
  readonly anchor?: Date;
  /** Forget the data folder's database first. */
  readonly isReset: boolean;
  /** A username to unlock at the start, such as `admin@harbor`. */
  readonly unlock?: string;
  /** Makes a brand's first administrator, and starts no server. */
  readonly firstAdministrator?: { readonly email: string; readonly brand: string };
  readonly logLevel: string;
  /** Of PAYFAC_DATA_KEYS: keys of secrets at rest in base64, the one in force first. Else a file has them. */
  readonly dataKeys?: string;
  readonly allowedOrigins: readonly string[];
  /** Addresses and networks of proxies in front, whose word on who asks is taken. */
  readonly trustedProxies: readonly string[];
  /** Where Apple Pay's certificate and domain association lie; it is not set up without them. */
  readonly applePayFolder?: string;
  readonly appFolder: string;
}

const root = resolve(import.meta.dirname, '../../../../..');

const numberText = (minimum: number, maximum: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(Number)),
    z.number().check(z.minimum(minimum), z.maximum(maximum)),
  );

/** An instant by itself: the zone of whoever reads it decides nothing. */
const instantText = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text)),
);

/** Where business time may be another than real time. */
const anchored: ReadonlySet<Environment> = new Set(['local', 'sandbox']);

const schema = z.object({
  host: z._default(z.string(), '127.0.0.1'),
  port: z._default(numberText(0, 65_535), 4400),
  shownPort: z.optional(numberText(0, 65_535)),
  scheme: z._default(z.enum(['http', 'https']), 'http'),
  domain: z._default(
    z.string().check(z.regex(/^(?:[a-z\d-]{1,63}\.)*[a-z\d-]{1,63}$/)),
    'localhost',
  ),
  environment: z._default(z.enum(environments), 'local'),
  data: z._default(z.string(), '.data'),
  databaseUrl: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  scale: z._default(numberText(0.001, 20), 1),
  anchor: z.optional(instantText),
  logLevel: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  allowedOrigins: z._default(z.string(), ''),
  trustedProxies: z._default(z.string(), ''),
  applePay: z.optional(z.string()),
});

/** Names by which a person gives a setting: its option and its environment variable. */
const settings = {
  host: ['--host', 'HOST'],
  port: ['--port', 'PORT'],
  shownPort: ['--shown-port', 'SHOWN_PORT'],
  scheme: ['--scheme', 'SCHEME'],
  domain: ['--domain', 'DOMAIN'],
  environment: ['--environment', 'PAYFAC_ENVIRONMENT'],
  data: ['--data', 'DATA_DIR'],
  databaseUrl: ['--database-url', 'DATABASE_URL'],
  scale: ['--scale', 'SCALE'],
  anchor: ['--anchor', 'ANCHOR'],
  logLevel: ['--log-level', 'LOG_LEVEL'],
  allowedOrigins: ['--allowed-origins', 'ALLOWED_ORIGINS'],
  trustedProxies: ['--trusted-proxies', 'TRUSTED_PROXIES'],
  applePay: ['--apple-pay', 'APPLE_PAY_DIR'],
} as const satisfies Record<keyof z.infer<typeof schema>, readonly [string, string]>;

const nameOf = (setting: PropertyKey | undefined): string => {
  const names = Object.entries(settings).find(([key]) => key === setting)?.[1];
  return names ? names.join(' or ') : 'settings';
};

const listOf = (text: string): readonly string[] =>
  text.split(',').flatMap((part) => part.trim() || []);

type Options = Readonly<Record<string, string | boolean | undefined>>;

function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: { type: 'string' },
      port: { type: 'string' },
      'shown-port': { type: 'string' },
      scheme: { type: 'string' },
      domain: { type: 'string' },
      environment: { type: 'string' },
      data: { type: 'string' },
      'database-url': { type: 'string' },
      scale: { type: 'string' },
      anchor: { type: 'string' },
      'log-level': { type: 'string' },
      'allowed-origins': { type: 'string' },
      'trusted-proxies': { type: 'string' },
      'apple-pay': { type: 'string' },
      reset: { type: 'boolean' },
      unlock: { type: 'string' },
      'first-administrator': { type: 'string' },
      brand: { type: 'string' },
    },
  });
  return values;
}

function readFirstAdministrator({
  'first-administrator': email,
  brand,
}: Options): Pick<Configuration, 'firstAdministrator'> {
  if (email === undefined && brand === undefined) return {};
  if (typeof email !== 'string' || typeof brand !== 'string') {
    throw new Error('Give --first-administrator an email address, and --brand its brand.');
  }
  return { firstAdministrator: { email, brand } };
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
 * Reads the platform's settings: an option wins over an environment variable, a relative data folder
 * starts at the root of the checkout.
 * @throws Error with one line for a person, when a setting makes no sense.
 */
export function readConfiguration(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Configuration {
  const options = readOptions(args);
  const given = Object.fromEntries(
    Object.entries(settings).map(([key, [option, variable]]) => [
      key,
      options[option.slice(2)] ?? (environment[variable] || undefined),
    ]),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const key = issue?.path[0];
    const names = nameOf(key);
    if (key === 'databaseUrl') {
      throw new Error(
        `${names} is not a PostgreSQL address. Write postgresql://user:password@host:5432/name, with special characters of the password as %XX.`,
      );
    }
    if (key === 'anchor') {
      throw new Error(
        `${names} is not an instant. Write a day, a time and an offset, such as 2026-03-04T15:00:00Z.`,
      );
    }
    throw new Error(
      `${names} cannot be ${String(given[String(key)])}. See the README of apps/platform.`,
    );
  }
  if (parsed.data.anchor && !anchored.has(parsed.data.environment)) {
    throw new Error(
      `${nameOf('anchor')} is for local and sandbox environments. Business time is real in ${parsed.data.environment}: start without it.`,
    );
  }
  requireProxies(listOf(parsed.data.trustedProxies));
  const dataKeys = environment['PAYFAC_DATA_KEYS'];
  const {
    data,
    databaseUrl,
    shownPort,
    scale,
    anchor,
    allowedOrigins,
    trustedProxies,
    applePay,
    ...rest
  } = parsed.data;
  return {
    ...rest,
    dataFolder: resolve(root, data),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(shownPort === undefined ? {} : { shownPort }),
    payments: Math.round(scale * paymentsAtScaleOne),
    ...(anchor === undefined ? {} : { anchor }),
    isReset: options['reset'] === true,
    ...readFirstAdministrator(options),
    ...(typeof options['unlock'] === 'string' ? { unlock: options['unlock'] } : {}),
    ...(dataKeys ? { dataKeys } : {}),
    ...(applePay === undefined ? {} : { applePayFolder: resolve(root, applePay) }),
    allowedOrigins: listOf(allowedOrigins),
    trustedProxies: listOf(trustedProxies),
    appFolder: join(root, 'apps/backoffice/dist'),
  };
}
