import { Client } from 'pg';
import type { BenchPlatform } from '../measure/bench-platform.ts';
import { percentile } from '../measure/percentiles.ts';
import { type PlatformSession, signInTo } from '../measure/platform-session.ts';
import { timesOf } from '../platform-lists/times.ts';
import { countBuffers } from './buffers.ts';
import { type Known, type ScaleRow, scaleRows } from './rows.ts';

const requests = Number(process.env['REQUESTS'] ?? 25);
const buffersAsked = 2;
const only = process.env['ROWS'];

/** The slowest call of a row, at one scale. */
export interface RowFigures {
  readonly row: ScaleRow;
  readonly calls: number;
  /** Milliseconds, of the call whose p95 is the longest. */
  readonly p50: number;
  readonly p95: number;
  /** Pages of the call that looks at most of them. */
  readonly buffers: number;
}

async function knownOf(databaseUrl: string): Promise<Known> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const one = async (text: string): Promise<string> => {
    const { rows } = await client.query<{ value: string }>(text);
    return rows[0]?.value ?? '';
  };
  try {
    const common = `from transactions where facilitator_id = 'harbor'`;
    return {
      customerId: await one(
        `select customer_id as value ${common} and customer_id is not null limit 1`,
      ),
      invoiceNumber: await one(
        `select invoice_number as value ${common} and invoice_number is not null limit 1`,
      ),
      subMerchantId: await one(
        `select sub_merchant_id as value ${common} group by 1 order by count(*) desc limit 1`,
      ),
    };
  } finally {
    await client.end();
  }
}

/** Every row of the table, for everybody in it. */
export async function measureRows(
  { port, databaseUrl }: BenchPlatform,
  logFile: string,
): Promise<readonly RowFigures[]> {
  const sessions = new Map<string, PlatformSession>();
  const figures: RowFigures[] = [];
  for (const row of scaleRows(await knownOf(databaseUrl))) {
    if (only !== undefined && !row.name.includes(only)) continue;
    const calls: { p50: number; p95: number; buffers: number; name: string }[] = [];
    for (const person of row.people) {
      const session = sessions.get(person) ?? (await signInTo(port, person));
      sessions.set(person, session);
      for (const path of row.paths) {
        const address = `/api/v1/${path}`;
        if (process.env['EACH_CALL']) console.log(person, path);
        const times = await timesOf(session, address, requests);
        const buffers: number[] = [];
        for (let time = 0; time < buffersAsked; time += 1) {
          const ask = () => session.send({ method: 'GET', path: address });
          buffers.push(await countBuffers(databaseUrl, logFile, ask));
        }
        calls.push({
          p50: percentile(times, 0.5),
          p95: percentile(times, 0.95),
          buffers: Math.min(...buffers),
          name: `${person} ${path}`,
        });
      }
    }
    const slowest = calls.toSorted((a, b) => b.p95 - a.p95);
    if (process.env['EACH_CALL'])
      for (const { name, p50, p95, buffers } of slowest)
        console.log(`${p50.toFixed(1)}\t${p95.toFixed(1)}\t${buffers}\t${name}`);
    figures.push({
      row,
      calls: calls.length,
      p50: slowest[0]?.p50 ?? 0,
      p95: slowest[0]?.p95 ?? 0,
      buffers: Math.max(...calls.map(({ buffers }) => buffers)),
    });
    console.log(`${row.name}: ${slowest[0]?.p95.toFixed(1)} ms, ${slowest[0]?.name}`);
  }
  return figures;
}
