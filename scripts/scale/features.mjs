// The SQL features that the platform uses and engines differ in, where it uses them, and what each engine's
// documentation says. Writes the table of docs/scale.md: `node scripts/scale/features.mjs`. features.test.mjs checks the
// table against the code, and fails if the code uses a feature that is to be avoided.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeBetween } from './write-between.ts';

const platform = 'apps/platform';
const yes = 'as it is';

/** Used features, with the pattern that finds them in the code. Engines: Citus 13, YugabyteDB 2025.2, CockroachDB 26.3. */
export const sent = [
  {
    name: 'statement triggers with transition tables',
    shows: /REFERENCING (?:OLD|NEW) TABLE/,
    citus:
      '**no**, on a distributed table: triggers must be created on its shards manually, and again after a rebalance',
    yugabyte: '**no**: its CREATE TRIGGER has no REFERENCING',
    cockroach: '**no**: neither statement triggers nor REFERENCING',
  },
  {
    name: 'triggers for TRUNCATE, and ENABLE ALWAYS',
    shows: /TRUNCATE ON|ENABLE ALWAYS TRIGGER/,
    citus: '**no**, as above',
    yugabyte: 'yes; ENABLE ALWAYS to be tried',
    cockroach: '**no**: only row triggers for INSERT, UPDATE and DELETE',
  },
  {
    name: 'row triggers with WHEN and columns',
    shows: /AFTER UPDATE OF/,
    citus: '**no**, on a distributed table; yes on reference tables',
    yugabyte: yes,
    cockroach: 'row triggers yes; a column list to be tried',
  },
  {
    name: 'functions in PL/pgSQL',
    shows: /LANGUAGE plpgsql/,
    citus: yes,
    yugabyte: yes,
    cockroach: 'part of the language; not in a partial index predicate',
  },
  {
    name: 'GROUPING SETS',
    shows: /GROUPING SETS/i,
    citus: 'within one shard',
    yugabyte: yes,
    cockroach: '**no**',
  },
  {
    name: 'SELECT … FOR UPDATE',
    shows: /for (?:no key )?update|\.for\('(?:no key )?update/i,
    citus: 'within one shard',
    yugabyte: yes,
    cockroach: yes,
  },
  {
    name: 'SKIP LOCKED',
    shows: /skip locked|skipLocked/i,
    citus: 'within one shard',
    yugabyte: yes,
    cockroach: 'yes, but slow; the job queue is told to do without it',
  },
  {
    name: 'unique and foreign keys',
    shows: /\.references\(|FOREIGN KEY|UNIQUE/,
    citus: 'must contain the distribution column, or refer to a reference table',
    yugabyte: yes,
    cockroach: yes,
  },
  {
    name: 'ON CONFLICT',
    shows: /on conflict|onConflict/i,
    citus: 'on a unique key, so with the distribution column',
    yugabyte: yes,
    cockroach: 'yes, except with an expression as its target',
  },
  {
    name: 'partial indexes',
    shows: /CREATE (?:UNIQUE )?INDEX .* WHERE /,
    citus: yes,
    yugabyte: yes,
    cockroach: yes,
  },
  {
    name: 'indexes on expressions',
    shows: /CREATE (?:UNIQUE )?INDEX .*lower\(/,
    citus: yes,
    yugabyte: yes,
    cockroach: yes,
  },
  {
    name: 'writes within WITH',
    shows: /with \w+ as \(\s*(?:insert|update|delete)/i,
    citus: 'within one shard',
    yugabyte: yes,
    cockroach: 'yes, each table once per statement',
  },
  {
    name: 'LATERAL',
    shows: /\blateral\b/i,
    citus: 'where it can be pushed down to the shards',
    yugabyte: yes,
    cockroach: yes,
  },
  {
    name: 'cursors (exports)',
    shows: /declare \w+ no scroll cursor/i,
    citus: yes,
    yugabyte: 'yes, forward only',
    cockroach: 'yes, forward only, within a transaction',
  },
  {
    name: 'REPEATABLE READ',
    shows: /repeatable read/i,
    citus: 'per node, with no common snapshot',
    yugabyte: yes,
    cockroach:
      'yes; the default is SERIALIZABLE, where commands may have to be retried: they are, once',
  },
  {
    name: 'COPY (backups, the seed)',
    shows: /\bcopy \$\{|from stdin/i,
    citus: yes,
    yugabyte: yes,
    cockroach: 'yes, with fewer options',
  },
  {
    name: 'unlogged tables',
    shows: /SET UNLOGGED/,
    citus: yes,
    yugabyte: 'to be tried',
    cockroach: 'to be tried',
  },
  {
    name: 'indexes created concurrently',
    shows: /index\\s\+concurrently/i,
    citus: yes,
    yugabyte: 'like every index',
    cockroach: 'like every index',
  },
  {
    name: 'role settings per database',
    shows: /alter role current_user/i,
    citus: 'to be tried',
    yugabyte: yes,
    cockroach: yes,
  },
  {
    name: 'WAL positions, who is a standby (replica, failover)',
    shows: /pg_last_wal_replay_lsn|pg_is_in_recovery/,
    citus: 'per node',
    yugabyte: 'omit `DATABASE_REPLICA_URL`: it replicates by itself',
    cockroach: 'the same; also leave out the monitoring queries',
  },
  {
    name: 'who waits (pg_stat_activity)',
    shows: /pg_stat_activity/,
    citus: 'per node',
    yugabyte: yes,
    cockroach: 'to be tried',
  },
  {
    name: 'stored generated columns',
    shows: /generated always as \(|generatedAlwaysAs/i,
    citus: 'yes, except for the distribution column',
    yugabyte: yes,
    cockroach: yes,
  },
  {
    name: 'the extension pg_trgm (searches)',
    shows: /create extension/i,
    citus: yes,
    yugabyte: yes,
    cockroach: 'built in: omit the statement',
  },
  {
    name: 'multicolumn GIN indexes (searches)',
    shows: /using gin\b|\.using\('gin/i,
    citus: yes,
    yugabyte: 'one column each',
    cockroach: 'one column each',
  },
  {
    name: 'regular expressions in lists',
    shows: / ~\*? \$\{|'~'|regexp_/,
    citus: yes,
    yugabyte: yes,
    cockroach: 'another dialect: it may refuse a pattern that PostgreSQL accepts',
  },
];

/** Features to avoid, because an engine or a pooler lacks them. */
export const avoided = [
  { name: 'advisory locks', shows: /pg_(?:try_)?advisory/i },
  { name: 'LISTEN and NOTIFY', shows: /pg_notify|["'`]\s*listen [a-z_]+/i },
  { name: 'exclusion constraints', shows: /exclude using/i },
  { name: 'deferrable constraints', shows: /\bdeferrable\b/i },
  { name: 'GiST indexes', shows: /using gist\b|\.using\('gist/i },
  { name: 'WITH RECURSIVE', shows: /with recursive/i },
  { name: 'temporary tables', shows: /create temp/i },
  { name: 'LOCK TABLE', shows: /["'`]\s*lock table/i },
  { name: 'table inheritance', shows: /\binherits \(/i },
  { name: 'custom types', shows: /create (?:type|domain) |pgEnum/i },
  { name: 'named prepared statements', shows: /\bprepare \w+ as\b|\.prepare\('/i },
];

/** The platform's code and migrations, without tests. */
export function readSent(root = '.') {
  const below = (folder) =>
    readdirSync(join(root, platform, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    );
  return [...below('src'), ...below('drizzle')]
    .filter((name) => /\.(?:ts|sql)$/.test(name) && !/\.(?:test|proof)\.ts$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(root, platform, name), 'utf8') }));
}

const mostShown = 2;

/** The first files that use a feature, and how many more there are. */
function whereOf(shows, files) {
  const found = files.filter(({ text }) => shows.test(text)).map(({ name }) => name);
  const shown = found.slice(0, mostShown).map((name) => `\`${name.replace(/^src\//, '')}\``);
  const rest = found.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

export function tableOf(files) {
  const rows = sent.map(
    ({ name, shows, citus, yugabyte, cockroach }) =>
      `| ${[name, whereOf(shows, files), citus, yugabyte, cockroach].join(' | ')} |`,
  );
  const without = avoided.map(({ name }) => name);
  return [
    '| feature | where | Citus | YugabyteDB | CockroachDB |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `Not sent: ${without.join(', ')}.`,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeBetween('docs/scale.md', 'features', tableOf(readSent()));
}
