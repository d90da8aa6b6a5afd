import createOpenApiClient from 'openapi-fetch';
import { client } from './hey/client.gen';
import { transactionsSaleCard as sellByHeyApi } from './hey/sdk.gen';
import type { components, paths } from './openapi-typescript';
import { transactionsSaleCard as sellByOrval } from './orval';

const baseUrl = new URL(process.env.PAYFAC_URL ?? '').origin;
const authorization = `Bearer ${process.env.PAYFAC_KEY}`;
const key = () => crypto.randomUUID();

const byOpenApiFetch = createOpenApiClient<paths>({ baseUrl, headers: { authorization } });
const { data: list } = await byOpenApiFetch.GET('/api/v1/reporting/transactions', {
  params: { query: { status: ['settled'], pageSize: 1 } },
});
// The list can also be returned as CSV.
const rows = typeof list === 'object' ? list.data : [];
const subMerchantId = rows[0]?.subMerchantId ?? '';
const body: components['schemas']['Sale'] = {
  subMerchantId,
  amount: 12.5,
  token: 'tok_test_visa',
  cardHolderName: 'Hiro Tanaka',
  billingAddress: { street: '18 Commercial St', zip: '04101' },
};

const one = await byOpenApiFetch.POST('/api/v1/backoffice/transactions/creditcard/sale', {
  params: { header: { 'idempotency-key': key() } },
  body,
});
console.log('openapi-typescript', one.response.status);

// Orval's functions use the URLs in the document unchanged.
const plainFetch = globalThis.fetch;
globalThis.fetch = (input, init) =>
  plainFetch(
    typeof input === 'string' && input.startsWith('/') ? `${baseUrl}${input}` : input,
    init,
  );
const two = await sellByOrval(body, { headers: { authorization, 'idempotency-key': key() } });
console.log('orval', two.status);

client.setConfig({ baseUrl, headers: { authorization } });
const three = await sellByHeyApi({ body, headers: { 'idempotency-key': key() } });
console.log('hey-api', three.response?.status);
