import { disputeActions } from '@payfac/domain/disputes';
import { merchantLedgerAccount } from '@payfac/domain/ledger';
import { displayTransactionId } from '@payfac/domain/transactions';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { accountOf, act, sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import {
  notificationEvents,
  spProducts,
  subMerchants,
  transactions,
  webhookDeliveries,
} from '../../kernel/database/schema/index.ts';
import { accountBalance } from '../../kernel/ledger/store.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

let token: string;
let fee: number;

beforeAll(async () => {
  token = await tokenOf(api.open);
  const { database } = api.open;
  const events = [
    'dispute.opened',
    'dispute.updated',
    'dispute.won',
    'dispute.lost',
    'dispute.closed',
  ] as const;
  await database
    .update(spProducts)
    .set({ webhook: { url: 'http://127.0.0.1:9/', enabled: true, events: [...events] } })
    .where(eq(spProducts.facilitatorId, 'harbor'));
  const [account] = await database
    .select({ fees: subMerchants.fees })
    .from(subMerchants)
    .where(eq(subMerchants.subMerchantId, accountOf(manager)));
  fee = account?.fees.dispute ?? Number.NaN;
  expect(fee).toBeGreaterThan(0);
});

const balance = () => accountBalance(api.open.database, merchantLedgerAccount(accountOf(manager)));

/** A settled payment of $100.00. */
async function settledSale(): Promise<string> {
  const sale = await sell(manager, { token, amount: 100 });
  expect(sale.status).toBe(200);
  await manager.control('settle');
  return sale.body.transactionId;
}

async function dispute(transactionId: string, kind: 'dispute' | 'inquiry'): Promise<string> {
  const opened = await manager.control('dispute', { transactionId, kind });
  expect(opened.status).toBe(200);
  return opened.body.disputeId;
}

const move = (disputeId: string, action: string) =>
  manager.control('dispute-move', { disputeId, action });

const shown = async (disputeId: string) =>
  (await manager.get(`reporting/disputes?disputeId=${disputeId}`)).body.data[0];

const statusOf = async (transactionId: string): Promise<string | undefined> => {
  const [row] = await api.open.database
    .select({ status: transactions.status })
    .from(transactions)
    .where(eq(transactions.transactionId, transactionId));
  return row?.status;
};

/** The webhooks and notifications sent about a dispute. */
async function toldOf(disputeId: string) {
  const { database } = api.open;
  const deliveries = await database
    .select({ type: webhookDeliveries.eventType, payload: webhookDeliveries.payload })
    .from(webhookDeliveries)
    .orderBy(asc(webhookDeliveries.createdAt), asc(webhookDeliveries.webhookId));
  const news = await database
    .select({ title: notificationEvents.title })
    .from(notificationEvents)
    .where(eq(notificationEvents.targetId, disputeId));
  return {
    events: deliveries.filter(({ payload }) => payload.includes(disputeId)).map(({ type }) => type),
    titles: [...new Set(news.map(({ title }) => title))],
  };
}

describe('a dispute', () => {
  test('names its payment by the displayed ID in every message', async () => {
    const transactionId = await settledSale();
    const disputeId = await dispute(transactionId, 'dispute');
    await move(disputeId, 'respond');
    const { rows } = await api.open.pool.query<{ text: string }>(
      `select message as text from notification_events where target_id = $1
       union all select body from outbox where body like '%' || $2 || '%'`,
      [disputeId, `payment ${displayTransactionId(transactionId)}.`],
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { text } of rows) {
      expect(text).toContain(`payment ${displayTransactionId(transactionId)}`);
      expect(text).not.toContain(transactionId);
    }
    const { rows: mails } = await api.open.pool.query<{ body: string }>(
      'select body from outbox where body like $1',
      [`%${transactionId}%`],
    );
    expect(mails).toEqual([]);
  });

  test('takes amount and fee; if won, returns only the amount and frees the payment [SCOPE-17]', async () => {
    const transactionId = await settledSale();
    const before = await balance();
    const disputeId = await dispute(transactionId, 'dispute');
    expect(await balance()).toBe(before - 10_000 - fee);
    expect(await statusOf(transactionId)).toBe('charged-back');
    expect((await act(manager, 'refund', transactionId, { amount: 10 })).status).toBe(409);
    expect((await move(disputeId, 'respond')).body.status).toBe('under_review');
    expect(await balance()).toBe(before - 10_000 - fee);
    expect((await move(disputeId, 'win')).body.status).toBe('won');
    expect(await balance()).toBe(before - fee);
    expect(await statusOf(transactionId)).toBe('settled');
    expect((await act(manager, 'refund', transactionId, { amount: 10 })).status).toBe(200);
    expect(await toldOf(disputeId)).toMatchObject({
      events: ['dispute.opened', 'dispute.updated', 'dispute.won'],
      titles: expect.arrayContaining(['Dispute opened', 'Dispute under review', 'Dispute won']),
    });
  });

  test('won after a refund, it restores the state computed from the rows [PAY-24]', async () => {
    const transactionId = await settledSale();
    expect((await act(manager, 'refund', transactionId, { amount: 30 })).status).toBe(200);
    const disputeId = await dispute(transactionId, 'dispute');
    expect((await shown(disputeId)).amount).toBe(70);
    const refused = await act(manager, 'refund', transactionId, { amount: 10 });
    expect([refused.status, refused.body.message]).toEqual([409, 'Invalid Transaction Status']);
    await move(disputeId, 'respond');
    await move(disputeId, 'win');
    expect(await statusOf(transactionId)).toBe('partially-refunded');
  });

  test.each(['lose', 'accept'] as const)('is lost by %s, with its money', async (action) => {
    const transactionId = await settledSale();
    const before = await balance();
    const disputeId = await dispute(transactionId, 'dispute');
    if (action === 'lose') await move(disputeId, 'respond');
    expect((await move(disputeId, action)).body.status).toBe('lost');
    expect(await balance()).toBe(before - 10_000 - fee);
    expect(await statusOf(transactionId)).toBe('charged-back');
    expect((await shown(disputeId)).closedAt).not.toBeNull();
    expect((await toldOf(disputeId)).events).toContain('dispute.lost');
  });

  test('is debited in the batch of its opening, and credited in that of its outcome', async () => {
    const transactionId = await settledSale();
    const disputeId = await dispute(transactionId, 'dispute');
    await manager.control('settle');
    await move(disputeId, 'respond');
    await move(disputeId, 'win');
    await manager.control('settle');
    const rows = await api.open.database
      .select({ operation: transactions.operation, batchId: transactions.batchId })
      .from(transactions)
      .where(
        and(
          eq(transactions.rootTransactionId, transactionId),
          inArray(transactions.operation, ['chargeback', 'reversal']),
        ),
      );
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ batchId }) => batchId)).size).toBe(2);
    expect(rows.every(({ batchId }) => batchId !== null)).toBe(true);
  });

  test('isn’t opened for an unsettled or already disputed payment', async () => {
    const fresh = await sell(manager, { token, amount: 100 });
    const early = { transactionId: fresh.body.transactionId, kind: 'dispute' };
    expect((await manager.control('dispute', early)).status).toBe(409);
    const transactionId = await settledSale();
    await dispute(transactionId, 'dispute');
    expect((await manager.control('dispute', { transactionId, kind: 'inquiry' })).status).toBe(409);
  });

  test('refuses transitions that its state doesn’t allow, without writing anything', async () => {
    const disputeId = await dispute(await settledSale(), 'dispute');
    const before = await balance();
    for (const action of disputeActions.filter(
      (name) => !['respond', 'accept', 'expire'].includes(name),
    )) {
      expect([action, (await move(disputeId, action)).status]).toEqual([action, 409]);
    }
    expect((await shown(disputeId)).status).toBe('needs_response');
    expect(await balance()).toBe(before);
    expect((await move('dsp_nowhere', 'respond')).status).toBe(404);
  });

  test('is answered once, even by two at once', async () => {
    const disputeId = await dispute(await settledSale(), 'dispute');
    const answers = await Promise.all([
      move(disputeId, 'respond'),
      move(disputeId, 'accept'),
      move(disputeId, 'respond'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });
});

describe('an inquiry', () => {
  test('moves no money and changes no payment, until it is closed', async () => {
    const transactionId = await settledSale();
    const before = await balance();
    const disputeId = await dispute(transactionId, 'inquiry');
    await move(disputeId, 'respond');
    expect((await move(disputeId, 'close')).body.status).toBe('warning_closed');
    expect([await balance(), await statusOf(transactionId)]).toEqual([before, 'settled']);
    expect((await toldOf(disputeId)).events).toEqual([
      'dispute.opened',
      'dispute.updated',
      'dispute.closed',
    ]);
  });

  test('becomes a dispute for the rest of the payment, with a new deadline', async () => {
    const transactionId = await settledSale();
    const disputeId = await dispute(transactionId, 'inquiry');
    const { respondBy } = await shown(disputeId);
    expect((await act(manager, 'refund', transactionId, { amount: 25 })).status).toBe(200);
    await move(disputeId, 'respond');
    await manager.control('clock', { advanceSeconds: 3600 });
    const before = await balance();
    expect((await move(disputeId, 'escalate')).body.status).toBe('needs_response');
    expect(await balance()).toBe(before - 7500 - fee);
    const now = await shown(disputeId);
    expect(now.amount).toBe(75);
    expect(Date.parse(now.respondBy)).toBeGreaterThan(Date.parse(respondBy));
    expect(now.chargebackTransactionId).not.toBeNull();
    expect(await statusOf(transactionId)).toBe('charged-back');
  });
});

test('an unanswered dispute is lost at its deadline, an answered one isn’t', async () => {
  const [silent, answered] = [
    await dispute(await settledSale(), 'dispute'),
    await dispute(await settledSale(), 'dispute'),
  ];
  await move(answered, 'respond');
  const moved = await manager.control('clock', { advanceSeconds: 19 * 86_400 });
  expect(moved.body.done['dispute-deadlines']).toBeGreaterThan(0);
  expect((await shown(silent)).status).toBe('lost');
  expect((await shown(answered)).status).toBe('under_review');
});
