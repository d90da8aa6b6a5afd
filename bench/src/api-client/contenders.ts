import { createClient } from '@payfac/api';
import { transactions } from '@payfac/api/contract/transactions';
import axios from 'axios';
import ky from 'ky';
import { ofetch } from 'ofetch';
import createOpenApiClient from 'openapi-fetch';
import type { Contender } from '../measure/interleaved.ts';

/** The only path called, as openapi-typescript would generate it. */
interface Paths {
  readonly '/api/v1/backoffice/transactions/creditcard/{id}/void': {
    readonly post: {
      readonly parameters: { readonly path: { readonly id: string } };
      readonly requestBody: { readonly content: { readonly 'application/json': object } };
      readonly responses: {
        readonly 200: { readonly content: { readonly 'application/json': object } };
      };
    };
  };
}

export const everythingOn = '@payfac/api, everything on';

/** Popular clients, each with the same headers and body, and ours. */
export function contendersFor(base: string): readonly Contender[] {
  const path = '/api/v1/backoffice/transactions/creditcard/{id}/void';
  const url = `${base}${path.replace('{id}', 'txn1')}`;
  const headers = { authorization: 'Bearer secret', 'content-type': 'application/json' };
  const init = { method: 'POST', body: '{}', headers };
  const { output } = transactions.voidCard;
  const typed = createOpenApiClient<Paths>({ baseUrl: base, headers });
  const api = createClient(
    { baseUrl: `${base}/api/v1`, platformUrl: `${base}/v1`, getToken: () => 'secret' },
    { transactions },
  );
  const input = { params: { id: 'txn1' }, body: {} };
  const key = { idempotencyKey: 'k' };
  return [
    { name: 'fetch', run: async () => (await fetch(url, init)).json() },
    {
      name: 'fetch and zod/mini',
      run: async () => output.parse(await (await fetch(url, init)).json()),
    },
    { name: 'ofetch', run: () => ofetch(url, init) },
    { name: 'ky', run: () => ky.post(url, { body: '{}', headers }).json() },
    { name: 'axios', run: () => axios.post(url, '{}', { headers }) },
    {
      name: 'openapi-fetch',
      run: () => typed.POST(path, { params: { path: { id: 'txn1' } }, body: {} }),
    },
    { name: everythingOn, run: () => api.transactions.voidCard(input, key) },
    {
      name: '@payfac/api, not validated',
      run: () => api.transactions.voidCard.raw(input, key),
    },
  ];
}
