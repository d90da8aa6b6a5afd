import { createClient } from '@payfac/api';
import { reporting } from '@payfac/api/contract/reporting';
import { type Timing, timeInterleaved } from '../measure/interleaved.ts';
import { transaction } from './fixture.ts';

export const parsing = 'JSON.parse';
export const wholeCall = '@payfac/api, a whole call';

/** Cost of checking and decoding a list of 100 payments, compared with JSON.parse. */
export async function timeDecoding(): Promise<{
  readonly bytes: number;
  readonly timings: readonly Timing[];
}> {
  const data = Array.from({ length: 100 }, () => transaction);
  const text = JSON.stringify({ data, count: 100 });
  const { output } = reporting.listTransactions;
  const headers = { 'content-length': String(text.length) };
  const fetch = async () => new Response(text, { headers });
  const api = createClient({ baseUrl: 'http://x', platformUrl: 'http://x', fetch }, { reporting });
  const timings = await timeInterleaved(
    [
      { name: parsing, run: () => JSON.parse(text) },
      { name: 'and zod/mini', run: () => output.parse(JSON.parse(text)) },
      { name: wholeCall, run: () => api.reporting.listTransactions() },
    ],
    { rounds: 60, calls: 20, warmUp: 30 },
  );
  return { bytes: text.length, timings };
}
