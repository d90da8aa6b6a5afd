import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { emailAddress } from '@payfac/domain/contact';
import { environments } from '@payfac/domain/enumerations';
import * as z from 'zod/mini';
import { mostSignOnHours, usualSignOnHours } from '../../http/sessions/lifetime.ts';

/** Relative folders and files in settings are relative to this. */
export const root = resolve(import.meta.dirname, '../../../../..');

const numberText = (minimum: number, maximum: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(Number)),
    z.number().check(z.minimum(minimum), z.maximum(maximum)),
  );

/** A host or an address, and a port. */
const addressText = z.pipe(
  z.string().check(z.regex(/^(?:\[[\da-f:.]+\]|[a-z\d.-]+):\d{1,5}$/i)),
  z.pipe(
    z.transform((text: string) => {
      const place = text.lastIndexOf(':');
      const host = text.slice(0, place).replace(/^\[(.*)\]$/, '$1');
      return { host, port: Number(text.slice(place + 1)) };
    }),
    z.object({ host: z.string(), port: z.number().check(z.maximum(65_535)) }),
  ),
);

/** An instant with an offset, independent of the reader's time zone. */
const instantText = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text)),
);

const listText = z.pipe(
  z.string(),
  z.transform((text): readonly string[] => text.split(',').flatMap((part) => part.trim() || [])),
);

/** Origins as browsers send them, except `null`, which any sandboxed page sends. */
const originsText = z.pipe(
  listText,
  z.array(
    z
      .string()
      .check(
        z.refine(
          (text) => URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text,
        ),
      ),
  ),
);

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
  processors: z.optional(z.enum(['simulated'])),
  data: z._default(z.string(), '.data'),
  databaseUrl: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  databaseReplicaUrl: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  scale: z._default(numberText(0.001, 20), 1),
  anchor: z.optional(instantText),
  logLevel: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  allowedOrigins: z._default(originsText, []),
  trustedProxies: z._default(listText, []),
  signOnHours: z._default(numberText(1, mostSignOnHours), usualSignOnHours),
  stopPause: z.optional(numberText(0, 300)),
  applePay: z.optional(z.string()),
  metrics: z.optional(addressText),
  traces: z.optional(z.url({ protocol: /^https?$/ })),
  traceShare: z._default(numberText(0, 1), 1),
  backups: z.optional(z.string()),
  mail: z.optional(z.url({ protocol: /^smtps?$/ })),
  mailFrom: z.optional(emailAddress),
  text: z.optional(z.url({ protocol: /^https$/ })),
  textFrom: z.optional(z.string()),
});

export type Settings = z.output<typeof schema>;
export type SettingName = keyof Settings;

/** The names of each setting: its option and its environment variable. A file uses the key. */
const names = {
  host: ['--host', 'HOST'],
  port: ['--port', 'PORT'],
  shownPort: ['--shown-port', 'SHOWN_PORT'],
  scheme: ['--scheme', 'SCHEME'],
  domain: ['--domain', 'DOMAIN'],
  environment: ['--environment', 'PAYFAC_ENVIRONMENT'],
  processors: ['--processors', 'PROCESSORS'],
  data: ['--data', 'DATA_DIR'],
  databaseUrl: ['--database-url', 'DATABASE_URL'],
  databaseReplicaUrl: ['--database-replica-url', 'DATABASE_REPLICA_URL'],
  scale: ['--scale', 'SCALE'],
  anchor: ['--anchor', 'ANCHOR'],
  logLevel: ['--log-level', 'LOG_LEVEL'],
  allowedOrigins: ['--allowed-origins', 'ALLOWED_ORIGINS'],
  trustedProxies: ['--trusted-proxies', 'TRUSTED_PROXIES'],
  signOnHours: ['--sign-on-hours', 'SIGN_ON_HOURS'],
  stopPause: ['--stop-pause', 'STOP_PAUSE_SECONDS'],
  applePay: ['--apple-pay', 'APPLE_PAY_DIR'],
  metrics: ['--metrics', 'METRICS_ADDRESS'],
  traces: ['--traces', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  traceShare: ['--trace-share', 'OTEL_TRACES_SAMPLER_ARG'],
  backups: ['--backups', 'BACKUP_DIR'],
  mail: ['--mail', 'MAIL_URL'],
  mailFrom: ['--mail-from', 'MAIL_FROM'],
  text: ['--text', 'TEXT_URL'],
  textFrom: ['--text-from', 'TEXT_FROM'],
} as const satisfies Record<SettingName, readonly [string, string]>;

export const settingNames: readonly SettingName[] = Object.values(z.keyof(schema).def.entries);

/** A setting's name in messages: `--port or PORT`. */
export const nameOf = (setting: SettingName): string => names[setting].join(' or ');

const commands = {
  config: { type: 'string' },
  'check-config': { type: 'boolean' },
  migrate: { type: 'boolean' },
  backup: { type: 'string' },
  'check-pages': { type: 'string' },
  keep: { type: 'string' },
  reset: { type: 'boolean' },
  unlock: { type: 'string' },
  'reset-second-factor': { type: 'string' },
  'first-administrator': { type: 'string' },
  product: { type: 'string' },
  brand: { type: 'string' },
} as const;

/** The tasks of a start, besides its settings. */
export interface Commands {
  readonly config?: string;
  readonly 'check-config'?: boolean;
  readonly migrate?: boolean;
  readonly backup?: string;
  readonly 'check-pages'?: string;
  readonly keep?: string;
  readonly reset?: boolean;
  readonly unlock?: string;
  readonly 'reset-second-factor'?: string;
  readonly 'first-administrator'?: string;
  readonly product?: string;
  readonly brand?: string;
}

function readOptions(args: readonly string[]) {
  const settingOptions = Object.fromEntries(
    settingNames.map((setting) => [names[setting][0].slice(2), { type: 'string' } as const]),
  );
  const { values } = parseArgs({ args: [...args], options: { ...settingOptions, ...commands } });
  const texts: Readonly<Record<string, unknown>> = values;
  const textOf = (option: string): string | undefined => {
    const text = texts[option.slice(2)];
    return typeof text === 'string' ? text : undefined;
  };
  return { textOf, commands: values };
}

const fileSchema = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));

/**
 * The settings in a configuration file, as text. Secrets don't belong there: data keys only come from the environment.
 * @throws Error with a one-line message for a file that can't be read, isn't a JSON object, or has an unknown key.
 */
function readFile(path: string): Readonly<Record<string, string>> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(resolve(root, path), 'utf8'));
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem);
    throw new Error(`The configuration file ${path} cannot be read: ${why}`, { cause: problem });
  }
  const parsed = fileSchema.safeParse(content);
  if (!parsed.success) {
    throw new Error(
      `The configuration file ${path} takes one JSON object of texts, numbers and lists of texts.`,
    );
  }
  const known: readonly string[] = settingNames;
  const unknown = Object.keys(parsed.data).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    throw new Error(
      `The configuration file ${path} has ${unknown}, which is no setting. Settings are ${known.join(', ')}.`,
    );
  }
  return Object.fromEntries(
    Object.entries(parsed.data).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.join(',') : String(value),
    ]),
  );
}

const addressHint =
  'is not a PostgreSQL address. Write postgresql://user:password@host:5432/name, with special characters of the password as %XX.';

const hints: Partial<Record<SettingName, string>> = {
  databaseUrl: addressHint,
  databaseReplicaUrl: addressHint,
  signOnHours: `takes hours, from 1 to ${mostSignOnHours}.`,
  allowedOrigins:
    'takes origins as browsers send them, with commas between, such as https://app.pay.example.',
  metrics: 'is no address with a port. Write such as 127.0.0.1:9464.',
  traces: 'is no address of a collector. Write such as http://127.0.0.1:4318.',
  mail: 'is no address of a relay. Write smtps://user:password@host:465, or smtp://…:587 for STARTTLS, with special characters of the password as %XX.',
  mailFrom: 'is no e-mail address. Write such as no-reply@pay.example.',
  text: 'is no address of a gateway. Write such as https://account:token@gateway.example/Messages.json.',
  anchor: 'is not an instant. Write a day, a time and an offset, such as 2026-03-04T15:00:00Z.',
};

/**
 * Reads settings: an option overrides an environment variable, which overrides the file of `--config` or PAYFAC_CONFIG.
 * An empty variable counts as not set.
 * @throws Error with a one-line message for an invalid setting.
 */
export function readSettings(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): { readonly settings: Settings; readonly commands: Commands } {
  const { textOf, commands: asked } = readOptions(args);
  const path = asked.config ?? (environment['PAYFAC_CONFIG'] || undefined);
  const file = path === undefined ? {} : readFile(path);
  const given = Object.fromEntries(
    settingNames.map((setting) => {
      const [option, variable] = names[setting];
      return [setting, textOf(option) ?? (environment[variable] || file[setting])];
    }),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return { settings: parsed.data, commands: asked };
  const key = parsed.error.issues[0]?.path[0];
  const wrong = settingNames.find((setting) => setting === key);
  if (!wrong) throw new Error('The settings make no sense.', { cause: parsed.error });
  const hint = hints[wrong] ?? `cannot be ${given[wrong]}. See the README of apps/platform.`;
  throw new Error(`${nameOf(wrong)} ${hint}`);
}
