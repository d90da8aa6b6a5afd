import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { accountOf, act, sell } from '../../../test/sale.ts';
import type { TestSession } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { createProviders } from '../../processors/simulated/providers.ts';

/** While set, voids wait for it before they reach the processor. */
let held: PromiseWithResolvers<void> | undefined;
/** Resolves when a void starts to wait. */
let waiting = Promise.withResolvers<void>();

const api = useTestApi(({ database, clock }) =>
  createProviders({
    database,
    now: () => clock.now(),
    limitMs: 600_000,
    between: (processor) => ({
      ...processor,
      void: async (request) => {
        waiting.resolve();
        await held?.promise;
        return processor.void(request);
      },
    }),
  }),
);
const manager = usePerson(api, 'manager@harbor');
const admin = usePerson(api, 'admin@harbor');

let ruleId = '';

beforeAll(async () => {
  const { body } = await admin.call('risk/rules', {
    method: 'POST',
    body: {
      name: 'Over forty',
      enabled: true,
      action: 'review',
      severity: 'high',
      subMerchantIds: [accountOf(manager)],
      kind: 'amount-limit',
      params: { maximum: 40 },
    },
  });
  ruleId = body.ruleId;
});

afterAll(() => admin.call(`risk/rules/${ruleId}`, { method: 'DELETE' }));

const flagged = async (): Promise<string> => {
  const sale = await sell(manager, { token: await tokenOf(api.open), amount: 77 });
  expect(sale.body.status).toBe('for-review');
  return sale.body.transactionId;
};

const decide = (id: string, status: 'processing' | 'voided', by: TestSession = admin) =>
  by.call(`backoffice/transactions/status/${id}`, { method: 'PUT', body: { status } });

const timelineOf = async (id: string) =>
  (await admin.get(`reporting/transactions/${id}/timeline`)).body;

const shown = async (id: string) => (await timelineOf(id)).transaction;

/** How often the payment was decided, and whether it was voided after that. */
async function decisionsOn(id: string) {
  const { data } = await timelineOf(id);
  const events: readonly string[] = data.map(({ event }: { event: string }) => event);
  const decided = events.filter((event) => /^review-(approved|rejected)$/.test(event));
  return { decided, voided: events.filter((event) => event === 'voided') };
}

describe('a payment held for review', () => {
  test('isn’t approved while its rejection is in progress', async () => {
    const id = await flagged();
    held = Promise.withResolvers<void>();
    waiting = Promise.withResolvers<void>();
    const rejected = decide(id, 'voided');
    await waiting.promise;
    const approved = await decide(id, 'processing');
    held.resolve();
    held = undefined;
    expect([approved.status, (await rejected).status]).toEqual([409, 200]);
    expect(await shown(id)).toMatchObject({ status: 'voided', capturedAmount: 0 });
    const groups = await admin.get(`risk/transactions/groupid?transactionId=${id}`);
    expect(groups.body.data[0].evaluations).toMatchObject([{ action: 'review', status: 'voided' }]);
  });

  test('is decided once, by approval or rejection, even with many decisions at once', async () => {
    for (const moves of [
      ['processing', 'processing'],
      ['voided', 'voided'],
      ['processing', 'voided'],
    ] as const) {
      const id = await flagged();
      const responses = await Promise.all(moves.map((status) => decide(id, status)));
      const allowed = responses.filter(({ status }) => status === 200).length;
      const { decided, voided } = await decisionsOn(id);
      expect(decided).toHaveLength(1);
      // If the approval finished first, the other request voided an approved payment.
      expect(voided).toHaveLength(allowed - 1);
      if (moves[0] === moves[1]) expect(allowed).toBe(1);
      for (const { status } of responses) expect([200, 409]).toContain(status);
      const { status } = await shown(id);
      expect(moves).toContain(status);
      expect((await decide(id, 'processing')).status).toBe(409);
      const { rows } = await api.open.pool.query(
        `select kind, count(*)::int from ledger_entries where transaction_id = $1
         and account like 'merchants:%' group by 1 having count(*) > 1`,
        [id],
      );
      expect(rows).toEqual([]);
    }
  });

  test('can be decided only by reviewers, and not be captured, voided or refunded before', async () => {
    const id = await flagged();
    for (const username of ['manager', 'clerk', 'bank', 'provider', 'underwriter']) {
      for (const status of ['processing', 'voided'] as const) {
        const response = await decide(id, status, await api.signIn(`${username}@harbor`));
        expect([403, 404], `${username} ${status}`).toContain(response.status);
      }
    }
    for (const kind of ['capture', 'void', 'refund'] as const) {
      expect((await act(manager, kind, id)).status).toBe(409);
    }
    expect(await shown(id)).toMatchObject({ status: 'for-review', capturedAmount: 0 });
    const receipt = { channel: 'email', email: 'payer@mail.example' };
    const path = `backoffice/transactions/${id}/receipt`;
    expect((await manager.call(path, { method: 'POST', body: receipt })).status).toBe(409);
  });
});
