import { addBankingDays } from '@payfac/domain/time';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { payingAccount } from '../../../test/commerce.ts';
import { stopSeededBilling } from '../../../test/quiet.ts';
import { accountOf, act } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { batches, ledgerEntries, transactions } from '../../kernel/database/schema/index.ts';
import { runDueWork } from '../../program/run-due.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');
const admin = usePerson(api, 'admin@harbor');

const path = 'backoffice/transactions/echeck';

beforeAll(() => stopSeededBilling(api.open));

async function tokenOf(accountNumber = payingAccount.accountNumber): Promise<string> {
  const body = {
    subMerchantId: accountOf(manager),
    accountHolderName: 'Grace Murray',
    ...payingAccount,
    accountNumber,
  };
  const response = await manager.call(`${path}/tokenize`, { method: 'POST', body });
  expect(response.body.accountNumber).toBe(accountNumber.slice(-4));
  return response.body.token;
}

const sell = (token: string, amount = 100, key = newKey()) =>
  manager.pay(
    `${path}/sale`,
    { subMerchantId: accountOf(manager), amount, token, accountHolderName: 'Grace Murray' },
    key,
  );

const follow = (kind: 'void' | 'refund', id: string, body: unknown = {}, key = newKey()) =>
  manager.pay(`${path}/${id}/${kind}`, body, key);

/** Advances business time and runs what is due. */
async function days(count: number): Promise<void> {
  await api.services.clock.advance(count * 86_400);
  await runDueWork(api.services);
}

const rowOf = async (id: string) => {
  const { database } = api.open;
  const [row] = await database
    .select()
    .from(transactions)
    .where(eq(transactions.transactionId, id));
  return row;
};

const heldOf = async (id: string) => {
  const rows = await api.open.database
    .select({
      amount: ledgerEntries.amount,
      account: ledgerEntries.account,
      kind: ledgerEntries.kind,
    })
    .from(ledgerEntries)
    .innerJoin(transactions, eq(transactions.transactionId, ledgerEntries.transactionId))
    .where(eq(transactions.rootTransactionId, id));
  return rows
    .filter(({ account }) => account === `merchants:${accountOf(manager)}`)
    .map(({ kind, amount }) => [kind, amount]);
};

describe('an eCheck', () => {
  test('is submitted at the cut-off, settles four banking days later, and is refunded with the next file [SCOPE-06]', async () => {
    const sale = await sell(await tokenOf());
    const id = sale.body.transactionId;
    expect(sale.body).toMatchObject({ status: 'pending', typeCode: 'check-sale', amount: 100 });
    expect(sale.body.settlesOn).toBe(addBankingDays(sale.body.sentOn, 4));
    const early = await follow('refund', id);
    expect([early.status, early.body.message]).toEqual([409, 'Invalid Transaction Status']);
    expect(await heldOf(id)).toEqual([]);

    await days(4);
    expect(await rowOf(id)).toMatchObject({ status: 'processing' });
    expect((await follow('void', id)).status).toBe(409);
    await days(6);
    expect(await rowOf(id)).toMatchObject({ status: 'settled', capturedAmount: 100_00 });
    expect(await heldOf(id)).toEqual([['sale', 100_00]]);

    const part = await follow('refund', id, { amount: 40 });
    expect(part.body).toMatchObject({ outcome: 'pending', typeCode: 'check-refund' });
    const more = await follow('refund', id, { amount: 60.01 });
    expect([more.status, more.body.code]).toEqual([409, 'OVER_REFUND']);
    await days(4);
    expect(await rowOf(id)).toMatchObject({ status: 'partially-refunded', refundedAmount: 40_00 });
    await follow('refund', id);
    await days(4);
    expect(await rowOf(id)).toMatchObject({ status: 'refunded', refundedAmount: 100_00 });
    const [batch] = await api.open.database
      .select()
      .from(batches)
      .where(eq(batches.batchId, (await rowOf(id))?.batchId ?? ''));
    expect(batch?.saleCount).toBeGreaterThan(0);
  });

  test('can be voided until its file is closed, once', async () => {
    const sale = await sell(await tokenOf());
    const id = sale.body.transactionId;
    const responses = await Promise.all([follow('void', id), follow('void', id)]);
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    await days(10);
    expect(await rowOf(id)).toMatchObject({ status: 'voided' });
    expect(await heldOf(id)).toEqual([]);
  });

  test.each([
    ['000222222227', 'R01'],
    ['000111111113', 'R02'],
    ['000111111116', 'R03'],
  ])(
    'of account %s is returned with %s before it settles: a fee, but no money moves',
    async (account, code) => {
      const sale = await sell(await tokenOf(account));
      const id = sale.body.transactionId;
      await days(4);
      await days(8);
      expect(await rowOf(id)).toMatchObject({ status: 'returned', returnCode: code });
      expect(await heldOf(id)).toEqual([['fee', -5_00]]);
      expect((await follow('refund', id)).status).toBe(409);
    },
  );

  test('disputed by its holder is returned after settlement, with its money', async () => {
    const sale = await sell(await tokenOf('000333333335'));
    const id = sale.body.transactionId;
    await days(5);
    await days(7);
    expect(await rowOf(id)).toMatchObject({ status: 'settled' });
    await follow('refund', id, { amount: 10 });
    await days(20);
    expect(await rowOf(id)).toMatchObject({ status: 'returned', returnCode: 'R10' });
    const held = await heldOf(id);
    expect(held).toEqual(
      expect.arrayContaining([
        ['reversal', -100_00],
        ['fee', -5_00],
      ]),
    );
  });

  test('isn’t returned after its return window', async () => {
    const sale = await sell(await tokenOf());
    const id = sale.body.transactionId;
    await days(5);
    await days(20);
    const body = { transactionId: id, returnCode: 'R01' };
    const response = await manager.control('echeck-return', body);
    expect(response.body.returned).toBe(false);
    expect(await rowOf(id)).toMatchObject({ status: 'settled' });
  });

  test('is charged once per key', async () => {
    const token = await tokenOf();
    const key = newKey();
    const [first, second] = await Promise.all([sell(token, 33, key), sell(token, 33, key)]);
    expect(first.body.transactionId).toBe(second.body.transactionId);
  });

  test('isn’t a card payment: card calls refuse it, and eCheck calls refuse cards', async () => {
    const sale = await sell(await tokenOf());
    const refused = await act(manager, 'void', sale.body.transactionId);
    expect([refused.status, refused.body.message]).toEqual([409, 'Invalid Transaction Status']);
    const list = await manager.get('reporting/transactions?paymentType=creditCard&operation=sale');
    expect((await follow('void', list.body.data[0].transactionId)).status).toBe(404);
  });

  test('needs eChecks turned on', async () => {
    const token = await tokenOf();
    const set = (echeckStatus: string) =>
      admin.call('backoffice/transactions/accounts/submerchant/echeck', {
        method: 'POST',
        body: { subMerchantId: accountOf(manager), echeckStatus },
      });
    await set('inactive');
    const refused = await sell(token);
    expect([refused.status, refused.body.code]).toEqual([409, 'ECHECKS_OFF']);
    await set('active');
    expect((await sell(token)).status).toBe(200);
  });

  test('of another brand responds as if it didn’t exist', async () => {
    const sale = await sell(await tokenOf());
    const stranger = await api.signIn('manager@juniper');
    const response = await stranger.pay(`${path}/${sale.body.transactionId}/void`, {}, newKey());
    expect(response.status).toBe(404);
  });
});
