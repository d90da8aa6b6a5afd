import { createClient } from '@payfac/api';
import { transactions } from '@payfac/api/contract/transactions';
import openApi from '@payfac/api/openapi.json' with { type: 'json' };
import { parseDollars } from '@payfac/domain/money';

const api = createClient(
  { baseUrl: 'http://127.0.0.1:9/api/v1', platformUrl: '/v1' },
  { transactions },
);
const failure = await api.transactions
  .voidCard({ params: { id: 'txn1' }, body: {} }, { idempotencyKey: 'k' })
  .catch((error) => error);
if (failure.kind !== 'network') throw new Error(`Expected a network failure, got ${failure}`);
if (parseDollars('12.50') !== 1250) throw new Error('Money does not work in Node');
if (openApi.openapi !== '3.1.0') throw new Error('openapi.json is missing');
