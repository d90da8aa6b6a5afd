import { reporting } from '@payfac/api/contract/reporting';
import { timeInterleaved } from '../measure/interleaved.ts';
import { printTimings } from '../measure/print.ts';
import { transaction } from './fixture.ts';

/** What checking and decoding a list of 100 payments costs beside JSON.parse. */
export async function benchDecoding(): Promise<void> {
  const data = Array.from({ length: 100 }, () => transaction);
  const text = JSON.stringify({ data, count: 100 });
  const { output } = reporting.listTransactions;
  const timings = await timeInterleaved(
    [
      { name: 'JSON.parse', run: () => JSON.parse(text) },
      { name: 'JSON.parse and decode', run: () => output.parse(JSON.parse(text)) },
    ],
    { rounds: 60, calls: 20, warmUp: 30 },
  );
  printTimings(`100 rows, ${text.length} bytes`, timings, 'JSON.parse');
}
