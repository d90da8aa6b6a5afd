import { cents } from '@payfac/domain/money';
import { describe, expect, it } from 'vitest';
import { invoices } from '../areas/invoices/contract.ts';
import { transactions } from '../areas/transactions/contract.ts';
import { ApiError, createClient } from '../index.ts';

/** Changes a client reports when its server responds this way. */
function toldBy(respond: () => Response | Promise<Response>) {
  const told: string[] = [];
  const api = createClient(
    {
      baseUrl: 'http://api.test/api/v1',
      fetch: async () => respond(),
      onChange: (kinds) => told.push(...kinds),
    },
    { invoices, transactions },
  );
  return { api, told };
}

const refused = (status: number) => () =>
  Response.json({ code: status < 500 ? 'INVALID' : 'INTERNAL', message: 'No.' }, { status });
const voided = ({ api }: ReturnType<typeof toldBy>) =>
  api.transactions.voidCard({ params: { id: 'txn1' }, body: {} }, { idempotencyKey: 'key-1' });
const failed = (call: Promise<unknown>) => expect(call).rejects.toBeInstanceOf(ApiError);

describe('what a call changed', () => {
  it('is told before the call settles', async () => {
    const { api, told } = toldBy(() => Response.json({ data: { previous: 0 } }));
    const order: string[] = [];
    await api.invoices.remove
      .raw({ params: { invoiceId: 'inv1' } })
      .then(() => order.push(`settled after ${told.join(' and ')}`));
    expect(order).toEqual(['settled after invoices and hostedSessions']);
  });

  it.each([402, 404, 409, 500])('may have been changed where it fails with %i', async (status) => {
    const client = toldBy(refused(status));
    await failed(voided(client));
    expect(client.told).toContain('transactions');
  });

  it('may have been changed where no response came', async () => {
    const client = toldBy(() => Promise.reject(new TypeError('reset')));
    await failed(voided(client));
    expect(client.told).toContain('transactions');
  });

  it.each([400, 403, 429])('is nothing where it is refused with %i', async (status) => {
    const client = toldBy(refused(status));
    await failed(voided(client));
    expect(client.told).toEqual([]);
  });

  it('is nothing of a call that never left, or that reads', async () => {
    const { api, told } = toldBy(() => Response.json({ data: [], count: 0 }));
    await failed(
      api.transactions.refundCard(
        { params: { id: 'txn1' }, body: { amount: cents(0) } },
        { idempotencyKey: 'key-1' },
      ),
    );
    await api.invoices.list();
    expect(told).toEqual([]);
  });
});
