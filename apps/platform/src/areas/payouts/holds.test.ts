import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import {
  bankAccount,
  bankPath,
  bankToken,
  liveMerchant,
  pathOf,
  type Shown,
  send,
  useBoarders,
} from '../../../test/boarding.ts';
import { useTestApi } from '../../../test/use.ts';
import { payoutsDue } from '../settlement/payouts-due.ts';

const api = useTestApi();
const people = useBoarders(api);
const { admin, provider } = people;

const suspend = (merchant: Shown) =>
  send(admin, 'PUT', pathOf(merchant), { isSuspended: true, reason: 'Fraud ring.' });
const resume = (merchant: Shown) => send(admin, 'PUT', pathOf(merchant), { isSuspended: false });

let made = 0;

/** Puts a payout of a merchant into a state, backdated by some days. */
async function plant(
  { subMerchantId, payoutBankAccounts }: Shown,
  status: string,
  changes: { readonly holdReason?: string; readonly token?: string } = {},
): Promise<string> {
  made += 1;
  const id = `pay_planted_${made}`;
  const { token = payoutBankAccounts[0].bankAccountToken, holdReason = null } = changes;
  const at = new Date((await api.services.clock.now()).getTime() - 3 * 86_400_000);
  await api.open.pool.query(
    `insert into payouts (payout_id, facilitator_id, sp_product_id, sub_merchant_id, status, mode,
       processor, beneficiary, type, amount, create_ledger_entries, bank_account_token, hold_reason,
       created_at, updated_at)
     values ($1, 'harbor', 'spp_tidewater', $2, $3, 'scheduled', 'simulatorEcheck', 'Lantern',
       'merchant', 100, true, $4, $5, $6, $6)`,
    [id, subMerchantId, status, token, holdReason, at],
  );
  return id;
}

const shown = async (payoutId: string) =>
  (await admin.get(`reporting/payouts/instructions?payoutId=${payoutId}`)).body.data[0];
const statusesOf = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await shown(id)).status));

const call = (method: string, path: string, body: unknown) =>
  admin.call(`backoffice/payouts${path}`, {
    method,
    body,
    headers: { 'idempotency-key': newKey() },
  });
const acknowledge = (payoutId: string) => call('PUT', `/${payoutId}/ack`, { status: 'ack' });
const hold = (payoutId: string, status: string) =>
  call('PUT', `/${payoutId}/hold`, { status, reason: 'Looked at.' });
const cutFile = async () => payoutsDue(api.open.database, await api.services.clock.now());

/** Holds row locks until another transaction waits for one of them, then acts. */
async function whileLocked(
  lock: string,
  id: string,
  begin: () => Promise<unknown>,
  work: (client: PoolClient) => Promise<unknown>,
): Promise<void> {
  const client = await api.open.pool.connect();
  let begun: Promise<unknown> = Promise.resolve();
  try {
    await client.query('begin');
    await client.query(lock, [id]);
    begun = begin();
    const waiting = `select count(*)::int as n from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await client.query(waiting)).rows[0].n).toBe(1);
    await work(client);
  } finally {
    await client.query('commit');
    client.release();
    await begun;
  }
}

test('a suspension holds payouts not yet at the bank, and lifting it releases only those [BOARD-41]', async () => {
  const merchant = await liveMerchant(api, people);
  const held = await Promise.all(
    ['pending', 'approved', 'ack'].map((status) => plant(merchant, status)),
  );
  const atTheBank = await plant(merchant, 'instructed');
  // Uses the platform's own wording on purpose: a manual hold is recognized by who placed it.
  const byHand = await plant(merchant, 'on-hold', { holdReason: 'The account is suspended.' });
  await suspend(merchant);
  for (const id of held) {
    expect(await shown(id)).toMatchObject({
      status: 'on-hold',
      holdReason: 'The account is suspended.',
    });
  }
  expect(await statusesOf([atTheBank, byHand])).toEqual(['instructed', 'on-hold']);
  await cutFile();
  expect(await statusesOf(held)).toEqual(['on-hold', 'on-hold', 'on-hold']);
  await resume(merchant);
  expect(await statusesOf(held)).toEqual(['pending', 'pending', 'pending']);
  expect(await statusesOf([byHand])).toEqual(['on-hold']);
});

test('each payout held by a suspension is sent to the product’s webhook', async () => {
  const merchant = await liveMerchant(api, people);
  await send(provider, 'PUT', 'service-provider/spproducts/spp_tidewater/webhook', {
    url: 'http://localhost:9000/events',
    enabled: true,
    events: ['payout.on_hold'],
  });
  const id = await plant(merchant, 'approved');
  await suspend(merchant);
  const { rows } = await api.open.pool.query(
    'select payload from webhook_deliveries where sub_merchant_id = $1',
    [merchant.subMerchantId],
  );
  expect(rows.map(({ payload }) => JSON.parse(payload))).toMatchObject([
    { type: 'payout.on_hold', data: { payoutId: id, status: 'on-hold' } },
  ]);
});

const suspended = 'Lantern Quay Books is suspended. Resume it first.';
const bankless = 'Lantern Quay Books has no bank account to pay to. Add one first.';

test.each([
  ['suspended', suspended, suspend],
  [
    'without a bank account',
    bankless,
    ({ applicationId }: Shown) =>
      api.open.pool.query('delete from payout_bank_accounts where application_id = $1', [
        applicationId,
      ]),
  ],
])(
  'a payout of an account that is %s can’t be acknowledged or released, and the error says whose and why',
  async (_, message, stop) => {
    const merchant = await liveMerchant(api, people);
    await stop(merchant);
    const pending = await plant(merchant, 'pending');
    const approved = await plant(merchant, 'approved');
    const byHand = await plant(merchant, 'on-hold', { holdReason: 'Invoice is missing' });
    for (const refused of [await acknowledge(approved), await hold(byHand, 'pending')]) {
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        409,
        'PAYOUTS_ON_HOLD',
        message,
      ]);
    }
    const failed = [pending, approved].map((id) => ({ id, message }));
    const { subMerchantId } = merchant;
    for (const body of [
      { payoutIds: [pending, approved] },
      { payoutIds: 'all', filters: { subMerchantId: [subMerchantId] } },
    ]) {
      expect((await call('POST', '/bulk-ack', body)).body).toEqual({ count: 0, failed });
    }
    expect(await statusesOf([pending, approved, byHand])).toEqual([
      'pending',
      'approved',
      'on-hold',
    ]);
  },
);

test.each([
  ['suspended', 'isSuspended', 'The account is suspended.'],
  ['without a bank account', 'none', 'No bank account to pay to.'],
  ['with its bank account closed', 'closed', 'No bank account to pay to.'],
])('the bank file leaves out a payout of an account that is %s', async (_, how, holdReason) => {
  const merchant = await liveMerchant(api, people);
  const { applicationId } = merchant;
  if (how === 'isSuspended') await suspend(merchant);
  if (how === 'none') {
    await api.open.pool.query('delete from payout_bank_accounts where application_id = $1', [
      applicationId,
    ]);
  }
  const token = how === 'closed' ? { token: 'bat_closed' } : {};
  const ids = [await plant(merchant, 'ack', token), await plant(merchant, 'pending', token)];
  await cutFile();
  for (const id of ids) expect(await shown(id)).toMatchObject({ status: 'on-hold', holdReason });
});

test('a payout can be held until the bank file is created, but not after [PAYOUT-21]', async () => {
  const merchant = await liveMerchant(api, people);
  for (const status of ['pending', 'approved', 'ack']) {
    expect((await hold(await plant(merchant, status), 'on-hold')).body).toMatchObject({
      status: 'on-hold',
      holdReason: 'Looked at.',
    });
  }
  expect((await hold(await plant(merchant, 'instructed'), 'on-hold')).status).toBe(409);
});

test('a new bank account that isn’t verified holds the payouts, and its verification releases them [PAYOUT-22]', async () => {
  const merchant = await liveMerchant(api, people);
  const { applicationId } = merchant;
  const ids = [await plant(merchant, 'approved'), await plant(merchant, 'ack')];
  const token = await bankToken(api, merchant);
  await send(provider, 'POST', bankPath, { ...bankAccount(merchant, token), isPreferred: true });
  expect(await statusesOf(ids)).toEqual(['on-hold', 'on-hold']);
  await send(provider, 'POST', `${bankPath}/getinfo`, { bankAccountToken: token });
  expect(await statusesOf(ids)).toEqual(['pending', 'pending']);
  const [old] = merchant.payoutBankAccounts;
  const late = await plant(merchant, 'ack');
  const removed = { applicationId, bankAccountToken: old.bankAccountToken };
  expect((await send(provider, 'DELETE', bankPath, removed)).status).toBe(200);
  const { rows } = await api.open.pool.query(
    'select status, bank_account_token from payouts where payout_id = $1',
    [late],
  );
  expect(rows).toEqual([{ status: 'pending', bank_account_token: token }]);
});

test('a file created while a suspension waits goes to the bank; one after it doesn’t', async () => {
  const merchant = await liveMerchant(api, people);
  const id = await plant(merchant, 'ack');
  await whileLocked(
    'select 1 from sub_merchants where sub_merchant_id = $1 for no key update',
    merchant.subMerchantId,
    () => suspend(merchant),
    cutFile,
  );
  expect(await statusesOf([id])).toEqual(['instructed']);
  const next = await plant(merchant, 'ack');
  await cutFile();
  expect(await statusesOf([next])).toEqual(['on-hold']);
});

test('a suspension leaves a payout alone that is already in the file being created', async () => {
  const merchant = await liveMerchant(api, people);
  const id = await plant(merchant, 'ack');
  const cut = "update payouts set status = 'instructed' where payout_id = $1";
  await whileLocked(
    'select 1 from payouts where payout_id = $1 for update',
    id,
    () => suspend(merchant),
    (client) => client.query(cut, [id]),
  );
  expect(await statusesOf([id])).toEqual(['instructed']);
});

test('a suspension and a bank file at the same moment leave no payout in between', async () => {
  const merchant = await liveMerchant(api, people);
  for (let round = 0; round < 6; round += 1) {
    const ids = await Promise.all(
      ['ack', 'approved', 'ack'].map((state) => plant(merchant, state)),
    );
    await Promise.all(round % 2 ? [suspend(merchant), cutFile()] : [cutFile(), suspend(merchant)]);
    for (const status of await statusesOf(ids)) expect(['on-hold', 'instructed']).toContain(status);
    await resume(merchant);
  }
});
