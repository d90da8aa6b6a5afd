import * as contract from '@payfac/api/contract';
import { type Endpoint, recordKinds } from '@payfac/api/contract';
import { createTestTransport } from '@payfac/api/testing';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { send } from '../api/connection.ts';
import { respondToFetch } from '../testing/test-fetch.ts';
import { queryClient } from './client.ts';
import { createFollower, shows } from './follow.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const endpoints = Object.values<unknown>(contract)
  .flatMap((area): unknown[] =>
    typeof area === 'object' && area !== null ? Object.values(area) : [],
  )
  .filter(isEndpoint);
const reading = endpoints.filter(({ reads = [] }) => reads.length > 0);
const writing = endpoints.filter(({ changes = [] }) => changes.length > 0);

/** Observes the queries of every reading call. @returns the ids of those that are requested again. */
function lookAtAll() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const asked: string[] = [];
  for (const endpoint of reading) {
    const observer = new QueryObserver(client, {
      queryKey: [shows(endpoint), endpoint.id],
      initialData: 0,
      queryFn: () => asked.push(endpoint.id),
    });
    onTestFinished(observer.subscribe(() => undefined));
  }
  return { follower: createFollower(client), asked };
}

describe('after a call', () => {
  it.each(writing.map((endpoint) => [endpoint.id, endpoint] as const))(
    'of %s, reloads what shows its changes, and nothing else',
    async (_, { changes = [] }) => {
      const { follower, asked } = lookAtAll();
      follower.tell(changes);
      await follower.loaded();
      const old = new Set<string>([...changes, 'activities']);
      const expected = reading.filter(({ reads = [] }) => reads.some((kind) => old.has(kind)));
      expect(asked.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    },
  );

  it('of a hundred in one action, reloads what they changed once, at the end', async () => {
    const { follower, asked } = lookAtAll();
    await follower.together(async () => {
      for (let call = 0; call < 100; call += 1) follower.tell(['invoices']);
      await follower.together(async () => follower.tell(['customers']));
      expect(asked).toEqual([]);
    });
    await follower.loaded();
    expect(asked.filter((id) => id === 'invoices.list')).toHaveLength(1);
    expect(asked).toContain('customers.list');
  });

  it('that failed within one action, reloads what it may have changed, too', async () => {
    const { follower, asked } = lookAtAll();
    const work = follower.together(async () => {
      follower.tell(['payouts']);
      throw new Error('No.');
    });
    await expect(work).rejects.toThrow('No.');
    await follower.loaded();
    expect(asked).toContain('payouts.listInstructions');
  });
});

it('follows the calls sent by this document', async () => {
  const { invoices } = contract;
  respondToFetch(createTestTransport({ invoices }).fetch);
  const key = [shows(invoices.list), 'looked-at'] as const;
  const other = [shows(contract.users.list), 'looked-at'] as const;
  queryClient().setQueryData(key, 1);
  queryClient().setQueryData(other, 1);
  await send(invoices.remove)({ params: { invoiceId: 'inv_000001' } });
  expect(queryClient().getQueryState(key)?.isInvalidated).toBe(true);
  expect(queryClient().getQueryState(other)?.isInvalidated).toBe(false);
});

it('shows every kind of record that a call changes somewhere', () => {
  const shown = new Set(reading.flatMap(({ reads = [] }) => reads));
  expect(recordKinds.filter((kind) => !shown.has(kind))).toEqual([]);
});
