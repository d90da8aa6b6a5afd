import { expect, it } from 'vitest';
import { cancelled, createClient } from '../../index.ts';
import { createTestTransport } from '../../testing/index.ts';
import { reconciliation } from './contract.ts';

const clientOf = () => {
  const transport = createTestTransport({ reconciliation });
  const options = {
    baseUrl: 'https://api.test/api/v1',
    platformUrl: 'https://api.test/v1',
    fetch: transport.fetch,
  };
  return { transport, api: createClient(options, { reconciliation }) };
};

it('differences come with cents and moments, and refunds and missing money below zero', async () => {
  const { api } = clientOf();
  const response = await api.reconciliation.list({
    query: { status: ['open'], kind: ['other-amount'], businessFrom: '2026-03-01' },
  });
  if (response === cancelled) throw new Error('The call was cancelled.');
  expect(response.data[0]).toMatchObject({
    amount: 7701,
    fileAmount: 7077,
    gap: -624,
    createdAt: new Date('2026-03-03T07:05:00.000Z'),
  });
});

it('a note that says nothing is refused before it is sent', async () => {
  const { api, transport } = clientOf();
  const call = api.reconciliation.resolve({ params: { id: 'dif_1' }, body: { note: ' ' } });
  await expect(call).rejects.toThrow();
  expect(transport.calls).toEqual([]);
});
