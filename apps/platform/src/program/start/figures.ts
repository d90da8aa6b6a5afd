import { readdir } from 'node:fs/promises';
import { alertSeverities } from '@payfac/domain/alerts';
import { jobNames } from '@payfac/domain/jobs';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../kernel/database/connection.ts';
import { withStatementTimeout } from '../../kernel/database/in-transaction.ts';
import { type Reading, reading } from '../../kernel/watch/metrics.ts';
import { provedName } from '../backup.ts';

/*
 * Metrics from the database: what waits, since when, and what is unacknowledged. All processes report the same values,
 * so use the maximum, not the sum.
 */

const patienceMs = 2_000;

/** Business time, like the ages below. */
const now = sql`clock_timestamp()
  + coalesce((select offset_ms from clock limit 1), 0) * interval '1 millisecond'`;
const ageOf = (oldest: string) =>
  sql`coalesce(greatest(0, extract(epoch from ${now} - min(${sql.identifier(oldest)}))), 0)::float8`;

const rowSchema = z.object({ name: z.string(), label: z.string(), value: z.number() });

/** One statement; each part reads an index of open rows, or few rows. */
const figures = sql`
  select 'jobs' as name, name as label, count(*)::float8 as value from jobs.job
    where state < 'active' and not blocked and start_after <= clock_timestamp() group by name
  union all
  select 'lag', name, greatest(0, extract(epoch from clock_timestamp() - min(start_after)))::float8
    from jobs.job
    where state < 'active' and not blocked and start_after <= clock_timestamp() group by name
  union all
  select 'webhooks', '', count(*)::float8 from webhook_deliveries where next_attempt_at is not null
  union all
  select 'webhooks-oldest', '', ${ageOf('created_at')} from webhook_deliveries
    where next_attempt_at is not null
  union all
  select 'messages', '', count(*)::float8 from outbox where next_attempt_at is not null
  union all
  select 'messages-oldest', '', ${ageOf('created_at')} from outbox where next_attempt_at is not null
  union all
  select 'money', '', count(*)::float8 from transactions
    where outcome = 'pending' and payment_type <> 'eCheck'
  union all
  select 'money-oldest', '', ${ageOf('created_at')} from transactions
    where outcome = 'pending' and payment_type <> 'eCheck'
  union all
  select 'differences', '', count(*)::float8 from reconciliation_differences where status = 'open'
  union all
  select 'alerts', severity, count(*)::float8 from alerts
    where status = 'unacknowledged' group by severity`;

async function readFigures(database: Database): Promise<readonly Reading[]> {
  const { rows } = await withStatementTimeout(database, patienceMs, (transaction) =>
    transaction.execute(figures),
  );
  const told = rows.map((row) => rowSchema.parse(row));
  const valueOf = (name: string, label = '') =>
    told.find((one) => one.name === name && one.label === label)?.value ?? 0;
  return [
    ...jobNames.flatMap((task) => [
      reading('payfac_jobs_waiting', { task }, valueOf('jobs', task)),
      reading('payfac_job_lag_seconds', { task }, valueOf('lag', task)),
    ]),
    reading('payfac_webhooks_undelivered', {}, valueOf('webhooks')),
    reading('payfac_webhooks_oldest_seconds', {}, valueOf('webhooks-oldest')),
    reading('payfac_messages_unsent', {}, valueOf('messages')),
    reading('payfac_messages_oldest_seconds', {}, valueOf('messages-oldest')),
    reading('payfac_money_pending', {}, valueOf('money')),
    reading('payfac_money_oldest_pending_seconds', {}, valueOf('money-oldest')),
    reading('payfac_reconciliation_differences_open', {}, valueOf('differences')),
    ...alertSeverities.map((severity) =>
      reading('payfac_alerts_open', { severity }, valueOf('alerts', severity)),
    ),
  ];
}

/** When the newest checked backup was made, if there is one. */
async function newestBackup(folder: string): Promise<Date | undefined> {
  const names = (await readdir(folder)).filter((name) => provedName.test(name)).toSorted();
  const [, day, time] = /^(.{10})T(.{12})Z$/.exec(names.at(-1) ?? '') ?? [];
  if (day === undefined || time === undefined) return undefined;
  return new Date(
    `${day}T${time
      .replace(/-(?=\d\d-)/, ':')
      .replace('-', ':')
      .replace('-', '.')}Z`,
  );
}

async function backupAge(folder: string, at: Date): Promise<readonly Reading[]> {
  const newest = await newestBackup(folder).catch(() => undefined);
  if (!newest) return [];
  return [reading('payfac_backup_age_seconds', {}, (at.getTime() - newest.getTime()) / 1000)];
}

/**
 * Metrics besides a process's own counters. If the database doesn't answer in time, its metrics are omitted.
 * @param at real time.
 * @param backups the folder of `--backup`; without it, the age of backups is omitted.
 */
export async function tellFigures(
  database: Database,
  backups: string | undefined,
  at = new Date(),
): Promise<readonly Reading[]> {
  const [kept, backup] = await Promise.all([
    readFigures(database).catch(() => undefined),
    backups === undefined ? [] : backupAge(backups, at),
  ]);
  return [...(kept ?? []), ...backup, reading('payfac_figures_read', {}, kept ? 1 : 0)];
}
