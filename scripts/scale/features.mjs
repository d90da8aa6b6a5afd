// What of SQL the platform sends that engines differ in, where, and what each engine's documentation says of it.
// Writes the table of docs/scale.md: `node scripts/scale/features.mjs`. features.test.mjs holds the table against
// the code, and fails where the code begins to send something that is in none of its rows.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeBetween } from './write-between.ts';

const platform = 'apps/platform';
const yes = 'as it is';

/** Sent, by what shows it in the code. Engines: Citus 13, YugabyteDB 2025.2, CockroachDB 26.3. */
export const sent = [
  {
    name: 'statement triggers with transition tables',
    shows: /REFERENCING (?:OLD|NEW) TABLE/,
    citus:
      '**no**, on a distributed table: triggers are made on its shards by hand, and again after a rebalance',
    yugabyte: '**no**: its grammar of CREATE TRIGGER has no REFERENCING',
    cockroach: '**no**: neither statement triggers nor REFERENCING',
  },
  {
    name: 'triggers for TRUNCATE, and ENABLE ALWAYS',
    shows: /TRUNCATE ON|ENABLE ALWAYS TRIGGER/,
    citus: '**no**, as above',
    yugabyte: 'yes; ENABLE ALWAYS to be tried',
    cockroach: '**no**: row triggers for INSERT, UPDATE and DELETE alone',
  },
  {
    name: 'row triggers with WHEN and columns',
    shows: /AFTER UPDATE OF/,
    citus: '**no**, on a distributed table; yes on reference tables',
    yugabyte: yes,
    cockroach: 'row triggers yes, a list of columns to be tried',
  },
  {
    name: 'functions in PL/pgSQL',
    shows: /LANGUAGE plpgsql/,
    citus: yes,
    yugabyte: yes,
    cockroach: 'a part of the language; none in the predicate of a partial index',
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
    cockroach: 'yes; the job queue is told to do without, since it is slow there',
  },
  {
    name: 'unique and foreign keys',
    shows: /\.references\(|FOREIGN KEY|UNIQUE/,
    citus:
      'have to contain the column by which tables are distributed, or lead to a reference table',
    yugabyte: yes,
    cockroach: yes,
  },
  {
    name: 'ON CONFLICT',
    shows: /on conflict|onConflict/i,
    citus: 'on a unique key, so with the column of distribution',
    yugabyte: yes,
    cockroach: 'yes, but for an expression as its target',
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
    cockroach: 'yes, each table once a statement',
  },
  {
    name: 'LATERAL',
    shows: /\blateral\b/i,
    citus: 'where it can be pushed down to the shards',
    yugabyte: yes,
    cockroach: yes,
  },
  {
    name: 'a cursor (exports)',
    shows: /declare \w+ no scroll cursor/i,
    citus: yes,
    yugabyte: 'yes, forward',
    cockroach: 'yes, forward and within a transaction',
  },
  {
    name: 'REPEATABLE READ',
    shows: /repeatable read/i,
    citus: 'of each node, of no moment of all',
    yugabyte: yes,
    cockroach:
      'yes; the default is SERIALIZABLE, where a command may have to be repeated: it is, once',
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
    name: 'indexes made concurrently',
    shows: /index\\s\+concurrently/i,
    citus: yes,
    yugabyte: 'as every index',
    cockroach: 'as every index',
  },
  {
    name: 'settings of a role in a database',
    shows: /alter role current_user/i,
    citus: 'to be tried',
    yugabyte: yes,
    cockroach: yes,
  },
  {
    name: 'places in the log, who is a standby (replica, failover)',
    shows: /pg_last_wal_replay_lsn|pg_is_in_recovery/,
    citus: 'of each node',
    yugabyte: 'leave `DATABASE_REPLICA_URL` out: it replicates by itself',
    cockroach: 'the same; the questions of the watch have to be left out',
  },
  {
    name: 'who waits (pg_stat_activity)',
    shows: /pg_stat_activity/,
    citus: 'of each node',
    yugabyte: yes,
    cockroach: 'to be tried',
  },
  {
    name: 'stored generated columns',
    shows: /generated always as \(|generatedAlwaysAs/i,
    citus: 'yes, but for the column that distributes',
    yugabyte: yes,
    cockroach: yes,
  },
  {
    name: 'the extension pg_trgm (searches)',
    shows: /create extension/i,
    citus: yes,
    yugabyte: yes,
    cockroach: 'built in: leave the statement out',
  },
  {
    name: 'GIN indexes of several columns (searches)',
    shows: /using gin\b|\.using\('gin/i,
    citus: yes,
    yugabyte: 'of one column each',
    cockroach: 'of one column each',
  },
  {
    name: 'regular expressions in lists',
    shows: / ~\*? \$\{|'~'|regexp_/,
    citus: yes,
    yugabyte: yes,
    cockroach: 'of another dialect: a pattern may be refused that PostgreSQL takes',
  },
];

/** Not sent, and to stay so: an engine lacks it, or a pooler does. */
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
  { name: 'types of our own', shows: /create (?:type|domain) |pgEnum/i },
  { name: 'prepared statements with a name', shows: /\bprepare \w+ as\b|\.prepare\('/i },
];

/** Texts of what the platform sends: its code and its migrations, without tests. */
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

/** Where something is sent: the first files, and how many more. */
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
    '| sent | where | Citus | YugabyteDB | CockroachDB |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `Not sent: ${without.join(', ')}.`,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeBetween('docs/scale.md', 'features', tableOf(readSent()));
}
