import { createServer } from 'node:http';
import { createClient } from '@payfac/api';
import { transactions } from '@payfac/api/contract/transactions';
import axios from 'axios';
import ky from 'ky';
import { ofetch } from 'ofetch';
import { timeInterleaved } from '../measure/interleaved.ts';
import { printTimings } from '../measure/print.ts';
import { transaction } from './fixture.ts';

/** One object of about 1 kB over a local server: the client with everything on against its peers. */
export async function run(): Promise<void> {
  const text = JSON.stringify(transaction);
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json').end(text);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No address');
  const base = `http://127.0.0.1:${address.port}`;
  const url = `${base}/api/v1/backoffice/transactions/creditcard/txn1/void`;
  const headers = { authorization: 'Bearer secret', 'content-type': 'application/json' };
  const api = createClient(
    { baseUrl: `${base}/api/v1`, platformUrl: `${base}/v1`, getToken: () => 'secret' },
    { transactions },
  );

  const timings = await timeInterleaved(
    [
      {
        name: 'fetch',
        run: () => fetch(url, { method: 'POST', body: '{}', headers }).then((r) => r.json()),
      },
      { name: 'ofetch', run: () => ofetch(url, { method: 'POST', body: '{}', headers }) },
      { name: 'ky', run: () => ky.post(url, { body: '{}', headers }).json() },
      { name: 'axios', run: () => axios.post(url, '{}', { headers }) },
      {
        name: '@payfac/api, everything on',
        run: () =>
          api.transactions.voidCard({ params: { id: 'txn1' }, body: {} }, { idempotencyKey: 'k' }),
      },
    ],
    { rounds: 40, calls: 50 },
  );
  printTimings(`API client, one object of ${text.length} bytes`, timings, 'ofetch');
  server.close();
  server.closeAllConnections();
}
