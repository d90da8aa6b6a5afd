import { createClient } from '@payfac/api';
import { reporting } from '@payfac/api/contract/reporting';
import { timeInterleaved } from '../measure/interleaved.ts';
import { printTimings } from '../measure/print.ts';
import { transaction } from './fixture.ts';

/** What checking and decoding a list of 100 payments costs beside JSON.parse. */
export async function benchDecoding(): Promise<void> {
  const data = Array.from({ length: 100 }, () => transaction);
  const text = JSON.stringify({ data, count: 100 });
  const { output } = reporting.listTransactions;
  const headers = { 'content-length': String(text.length) };
  const fetch = async () => new Response(text, { headers });
  const api = createClient({ baseUrl: 'http://x', platformUrl: 'http://x', fetch }, { reporting });
  const timings = await timeInterleaved(
    [
      { name: 'JSON.parse', run: () => JSON.parse(text) },
      { name: 'and zod/mini', run: () => output.parse(JSON.parse(text)) },
      { name: '@payfac/api, a whole call', run: () => api.reporting.listTransactions() },
    ],
    { rounds: 60, calls: 20, warmUp: 30 },
  );
  printTimings(`100 rows, ${text.length} bytes`, timings, 'JSON.parse');
}
