// Plain JavaScript, bundled without TypeScript and run in Node.
import { ApiError, createClient } from '@payfac/api';
import { loadCardFields } from '@payfac/api/card-fields';
import { transactions } from '@payfac/api/contract/transactions';
import { createTestTransport, fixtures } from '@payfac/api/testing';
import { signWebhook, verifyWebhook } from '@payfac/api/webhook-signatures';

const expect = (condition, what) => {
  if (!condition) throw new Error(`Not so: ${what}`);
};
const failureOf = (promise) => promise.catch((error) => error);

const { fetch } = createTestTransport({ transactions });
const api = createClient(
  { baseUrl: '/api/v1', platformUrl: '/v1', apiKey: 'key', fetch },
  { transactions },
);
const input = { params: { id: 'txn1' }, body: {} };
const voided = await api.transactions.voidCard(input, { idempotencyKey: 'k' });
expect(voided.amount === fixtures.transactions.voidCard.amount, 'a call answers its fixture');
const keyless = await failureOf(api.transactions.voidCard(input));
expect(keyless instanceof ApiError && keyless.kind === 'argument', 'money asks for a key');
const wrong = await failureOf(
  api.transactions.voidCard({ params: {}, body: {} }, { idempotencyKey: 'k' }),
);
expect(wrong.message.startsWith('id: '), 'a wrong argument names the field');
const noPage = await failureOf(
  loadCardFields({ scriptUrl: 'https://pay.example/x.js', integrity: '' }),
);
expect(noPage.reason === 'environment', 'card fields need a page');
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const timestamp = Math.floor(Date.now() / 1000);
const headers = await signWebhook({ id: 'msg_1', timestamp, payload: '{}' }, secret);
const unknown = await failureOf(verifyWebhook('{}', headers, secret));
expect(unknown.reason === 'payload', 'a signed body that is no event is refused');
