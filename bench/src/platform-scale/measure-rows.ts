import { Client } from 'pg';
import type { BenchPlatform } from '../measure/bench-platform.ts';
import { percentile } from '../measure/percentiles.ts';
import { type PlatformSession, signInTo } from '../measure/platform-session.ts';
import { timesOf } from '../platform-lists/times.ts';
import { countBuffers } from './buffers.ts';
import { type Known, type ScaleRow, scaleRows } from './rows.ts';

const requests = Number(process.env['REQUESTS'] ?? 25);
/** Measures the rows alone whose name holds it. */
const only = process.env['ROWS'] ?? '';
/** Whether each call is told, and not only the slowest of a row. */
const isTold = process.env['EACH_CALL'] !== undefined;

/** The slowest call of a row, at one scale. */
export interface RowFigures {
  readonly row: ScaleRow;
  readonly calls: number;
  /** Milliseconds, of the call whose p95 is the longest. */
  readonly p50: number;
  readonly p95: number;
  /** Pages of the call that looks at most of them. */
  readonly buffers: number;
  readonly slowest: string;
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
  const figures: RowFigures[] = [];
  const sessions = new Map<string, PlatformSession>();
  for (const row of scaleRows(await knownOf(databaseUrl))) {
    if (!row.name.includes(only)) continue;
    const calls: { name: string; p50: number; p95: number; ask: () => Promise<unknown> }[] = [];
    for (const person of row.people) {
      const session = sessions.get(person) ?? (await signInTo(port, person));
      sessions.set(person, session);
      for (const path of row.paths) {
        const address = `/api/v1/${path}`;
        const times = await timesOf(session, address, requests);
        calls.push({
          name: `${person} ${path}`,
          p50: percentile(times, 0.5),
          p95: percentile(times, 0.95),
          ask: () => session.send({ method: 'GET', path: address }),
        });
      }
    }
    const asked = calls.map(({ ask }) => ask);
    const buffers = await countBuffers(databaseUrl, logFile, asked);
    if (isTold) {
      for (const [place, { name, p50, p95 }] of calls.entries())
        console.log([p50.toFixed(1), p95.toFixed(1), buffers[place], name].join('\t'));
    }
    const [slowest] = calls.toSorted((a, b) => b.p95 - a.p95);
    figures.push({
      row,
      calls: calls.length,
      p50: slowest?.p50 ?? 0,
      p95: slowest?.p95 ?? 0,
      buffers: Math.max(...buffers),
      slowest: slowest?.name ?? '',
    });
    console.log(`${row.name}: ${slowest?.p95.toFixed(1)} ms, ${slowest?.name}`);
  }
  return figures;
}
