import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** Until every connection goes by a setting that was changed. */
const reloadMs = 250;

/** Pages of each plan: those of its first line hold those of all below. */
const ofPlans = (log: string): number =>
  log
    .split(/ LOG: {2}duration: /)
    .slice(1)
    .map((plan) => {
      const [, hit, read] =
        /"Shared Hit Blocks": (\d+)[^{}]*?"Shared Read Blocks": (\d+)/.exec(plan) ?? [];
      return Number(hit ?? 0) + Number(read ?? 0);
    })
    .reduce((sum, pages) => sum + pages, 0);

/** Has every connection that is opened from now on ready to explain what it runs. */
export async function prepareBuffers(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const name = client.escapeIdentifier(rows[0]?.name ?? '');
    await client.query(`alter database ${name} set session_preload_libraries = 'auto_explain'`);
    for (const [setting, value] of [
      ['log_analyze', 'on'],
      ['log_buffers', 'on'],
      ['log_timing', 'off'],
      ['log_format', 'json'],
    ]) {
      await client.query(`alter database ${name} set auto_explain.${setting} = '${value}'`);
    }
  } finally {
    await client.end();
  }
}

/**
 * Pages that the statements of each work look at, as the server explains them in its log before it responds.
 * Statements of jobs that run at the same moment are counted as well.
 * @param logFile where the server writes.
 */
export async function countBuffers(
  databaseUrl: string,
  logFile: string,
  works: readonly (() => Promise<unknown>)[],
): Promise<readonly number[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const file = await open(logFile);
  const explain = async (on: boolean) => {
    await client.query(`alter system set auto_explain.log_min_duration = ${on ? 0 : -1}`);
    await client.query('select pg_reload_conf()');
    await wait(reloadMs);
  };
  const counted: number[] = [];
  try {
    await explain(true);
    for (const work of works) {
      const { size } = await file.stat();
      await work();
      const { size: end } = await file.stat();
      const text = Buffer.alloc(end - size);
      await file.read(text, 0, end - size, size);
      counted.push(ofPlans(text.toString('utf8')));
    }
  } finally {
    await explain(false);
    await file.close();
    await client.end();
  }
  return counted;
}
