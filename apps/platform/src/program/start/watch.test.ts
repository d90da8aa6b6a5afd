import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { openDatabase } from '../../kernel/database/connection.ts';
import { openJobQueue } from '../../kernel/jobs/queue.ts';
import { count } from '../../kernel/watch/metrics.ts';
import { traced } from '../../kernel/watch/traces.ts';
import { jobs } from '../jobs.ts';
import { tellFigures } from './figures.ts';
import { openWatch } from './watch.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

test('serves metrics at their own address until it stops, and nothing else there', async () => {
  const watch = await openWatch({ metrics: { host: '127.0.0.1', port: 0 }, traceShare: 1 });
  const url = `http://127.0.0.1:${watch.metrics?.port}`;
  count('payfac_log_lines_total', { level: 'error' }, 3);
  const told = await fetch(`${url}/metrics`);
  expect(told.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await told.text();
  expect(text).toContain('payfac_log_lines_total{level="error"} 3\n');
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toMatch(/^payfac_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m);
  for (const path of ['/', '/metrics/x', '/ready', '/api/v1/users']) {
    const { status } = await fetch(`${url}${path}`);
    expect([path, status]).toEqual([path, 404]);
  }
  expect((await fetch(`${url}/metrics`, { method: 'POST', body: 'x' })).status).toBe(404);
  await watch.close();
  await expect(fetch(`${url}/metrics`)).rejects.toThrow();
});

test('sends spans to the configured collector', async () => {
  const got: { readonly url: string | undefined; readonly body: string }[] = [];
  const collector = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    got.push({ url: incoming.url, body: Buffer.concat(chunks).toString('utf8') });
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((listening) => {
    collector.listen(0, '127.0.0.1', listening);
  });
  const address = collector.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const watch = await openWatch({ traces: `http://127.0.0.1:${port}`, traceShare: 1 });
  const failing = traced({ name: 'a failing step', kind: 'internal' }, () =>
    Promise.reject(new RangeError('with a message that nobody is told')),
  );
  await expect(failing).rejects.toThrow(RangeError);
  await watch.close();
  await new Promise((closed) => {
    collector.close(closed);
    collector.closeAllConnections();
  });
  expect(got.map(({ url }) => url)).toEqual(['/v1/traces']);
  expect(got[0]?.body).toContain('a failing step');
  expect(got[0]?.body).toContain('RangeError');
  expect(got[0]?.body).not.toContain('nobody is told');
});

test('reports what waits, since when, and open alerts from the database', async () => {
  const queue = await openJobQueue(api.open.pool, jobs);
  const backups = await mkdtemp(join(tmpdir(), 'payfac-backups-'));
  const night = '2026-03-04T03-30-00-250Z';
  for (const name of ['2026-03-02T03-30-00-000Z', night, '2026-03-04T08-00-00-000Z.unproved']) {
    await mkdir(join(backups, name));
  }
  const { pool, database } = api.open;
  expect((await sell(manager, { token: await tokenOf(api.open) })).status).toBe(200);
  await pool.query('update webhook_deliveries set next_attempt_at = null');
  await pool.query(
    `update webhook_deliveries set next_attempt_at = clock_timestamp(),
       created_at = clock_timestamp() + (select offset_ms from clock) * interval '1 millisecond' - interval '2 hours'
     where webhook_id in (select webhook_id from webhook_deliveries order by 1 limit 2)`,
  );
  await pool.query(`delete from outbox`);
  await pool.query(
    `insert into outbox
       (message_id, facilitator_id, channel, recipient, body, next_attempt_at, sent_at, created_at)
     select 'msg_' || number, 'harbor', 'sms', '4155550100', '',
       case when number < 3 then clock_timestamp() end, case when number = 3 then clock_timestamp() end,
       clock_timestamp() + (select offset_ms from clock) * interval '1 millisecond'
         - number * interval '15 minutes'
     from generate_series(1, 3) as number`,
  );
  const made = await pool.query<{ id: string }>(
    `update transactions set outcome = 'pending', created_at = clock_timestamp() +
       (select offset_ms from clock) * interval '1 millisecond' - interval '1 hour'
     where transaction_id in (select transaction_id from transactions
       where payment_type <> 'eCheck' and outcome = 'failed' order by 1 limit 3)
     returning transaction_id as id`,
  );
  const countOf = async (from: string) => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${from}`,
    );
    return rows[0]?.count;
  };
  const told = await tellFigures(database, backups, new Date('2026-03-04T08:30:00.250Z'));
  const valueOf = (name: string, label?: string) =>
    told.find((one) => one.name === name && (!label || Object.values(one.labels).includes(label)))
      ?.value;
  expect(valueOf('payfac_figures_read')).toBe(1);
  expect(valueOf('payfac_webhooks_undelivered')).toBe(2);
  expect(Math.round((valueOf('payfac_webhooks_oldest_seconds') ?? 0) / 600)).toBe(12);
  expect(valueOf('payfac_messages_unsent')).toBe(2);
  expect(Math.round((valueOf('payfac_messages_oldest_seconds') ?? 0) / 600)).toBe(3);
  expect(valueOf('payfac_money_pending')).toBe(
    await countOf("transactions where outcome = 'pending' and payment_type <> 'eCheck'"),
  );
  expect(valueOf('payfac_money_oldest_pending_seconds')).toBeGreaterThanOrEqual(3600);
  expect(valueOf('payfac_reconciliation_differences_open')).toBe(
    await countOf("reconciliation_differences where status = 'open'"),
  );
  expect(valueOf('payfac_alerts_open', 'high')).toBe(
    await countOf("alerts where status = 'unacknowledged' and severity = 'high'"),
  );
  expect(valueOf('payfac_jobs_waiting', 'payouts')).toBe(0);
  expect(valueOf('payfac_backup_age_seconds')).toBe(5 * 3600);
  expect(made.rows).toHaveLength(3);
  await pool.query("update transactions set outcome = 'failed' where transaction_id = any($1)", [
    made.rows.map(({ id }) => id),
  ]);
  await queue.stop();
  await rm(backups, { recursive: true });
});

test('omits the metrics of an unreachable database or a missing folder', async () => {
  const away = openDatabase('postgresql://nobody@127.0.0.1:1/none', { poolSize: 1 });
  const told = await tellFigures(away.database, '/nowhere/at/all');
  expect(told).toEqual([{ name: 'payfac_figures_read', labels: {}, value: 0 }]);
  await away.close();
});

test('loads none of this code unless it is configured', async () => {
  const sources = new URL('../../', import.meta.url);
  const names = await readdir(sources, { recursive: true });
  const naming = async (pattern: RegExp) => {
    const found = await Promise.all(
      names
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map(async (name) =>
          pattern.test(await readFile(new URL(name, sources), 'utf8')) ? [name] : [],
        ),
    );
    return found.flat();
  };
  const library = 'kernel/watch/open-telemetry.ts';
  expect(await naming(/from '@opentelemetry|import\('@opentelemetry/)).toEqual([library]);
  expect(await naming(/from '[^']*open-telemetry\.ts'|import '[^']*open-telemetry/)).toEqual([]);
  expect(await naming(/import\(\s*'[^']*open-telemetry\.ts'/)).toEqual(['program/start/watch.ts']);
});
