import type { Hono } from 'hono';
import type { Pool } from 'pg';
import { settleNow } from '../../src/areas/settlement/settle.ts';
import { jobNamed } from '../../src/program/jobs.ts';
import { stopSeededBilling } from '../../test/quiet.ts';
import type { TestApi } from '../api.ts';
import { createAppFolder } from '../app-folder.ts';
import { tokenOf } from '../cards.ts';
import { examplePlan, savedCard } from '../commerce.ts';
import { accountOf } from '../sale.ts';
import type { TestSession } from '../session.ts';
import { pagesOf } from './pages.ts';
import { GatedProcess } from './process.ts';
import { watch } from './watch.ts';

/** Two processes on one database, and the account whose money they move. */
export interface World {
  readonly api: TestApi;
  readonly manager: TestSession;
  readonly admin: TestSession;
  readonly processes: readonly [GatedProcess, GatedProcess];
  readonly pages: ReadonlyMap<GatedProcess, Hono>;
  readonly subMerchantId: string;
  readonly applicationId: string;
  /** The card of most payments, and one whose refunds fail later. */
  readonly cards: readonly string[];
  /** Bank accounts: one that pays, one whose debits are returned in two days, and one after weeks. */
  readonly banks: readonly string[];
  readonly planId: string;
  readonly customer: { readonly customerId: string; readonly token: string };
}

const bankAccounts = ['000123456789', '000222222227', '000333333335'];

async function made(session: TestSession, path: string, body: unknown) {
  const response = await session.call(path, { method: 'POST', body });
  if (response.status !== 200) throw new Error(`${path}: ${response.text}`);
  return response.body;
}

/** A plan that charges from its first day. */
async function planOf(admin: TestSession, subMerchantId: string): Promise<string> {
  const [, monthly] = examplePlan.schedules;
  const plan = { ...examplePlan, schedules: [monthly], subMerchantId };
  const { planId } = await made(admin, 'subscriptions/plan/create', plan);
  await admin.call(`subscriptions/plan/activate/${planId}`, { method: 'PUT', body: {} });
  return planId;
}

export async function createWorld(
  api: TestApi,
  manager: TestSession,
  admin: TestSession,
): Promise<World> {
  const { pool } = api.open;
  const subMerchantId = accountOf(manager);
  await stopSeededBilling(api.open);
  await pool.query('update risk_rules set enabled = false');
  await pool.query(
    `update applications a set settings = settings || '{"payoutSchedule": "daily"}',
       features = features || '{"applePay": {"enabled": true}}'
     from sub_merchants s where s.application_id = a.application_id and s.sub_merchant_id = $1`,
    [subMerchantId],
  );
  await pool.query(
    `update sub_merchants set apple_pay_enabled = true, fees = fees || '{"reserve": "10"}'
     where sub_merchant_id = $1`,
    [subMerchantId],
  );
  const { rows } = await pool.query(
    'select application_id from sub_merchants where sub_merchant_id = $1',
    [subMerchantId],
  );
  const { connectionString = '' } = pool.options;
  const { contextKey } = api.services;
  const processes = [
    new GatedProcess('a', connectionString, contextKey),
    new GatedProcess('b', connectionString, contextKey),
  ] as const;
  const appFolder = await createAppFolder();
  const pages = new Map<GatedProcess, Hono>();
  for (const one of processes) pages.set(one, await pagesOf(one, appFolder));
  const holder = { subMerchantId, accountHolderName: 'Grace Murray', routingNumber: '110000000' };
  const banks: string[] = [];
  for (const accountNumber of bankAccounts) {
    const path = 'backoffice/transactions/echeck/tokenize';
    banks.push((await made(manager, path, { ...holder, accountNumber })).token);
  }
  const world = {
    api,
    manager,
    admin,
    processes,
    pages,
    subMerchantId,
    banks,
    applicationId: rows[0].application_id,
    cards: [
      await tokenOf(api.open),
      await tokenOf(api.open),
      await tokenOf(api.open, '4000000000005126'),
    ],
    customer: await savedCard({ api }, manager),
    planId: await planOf(admin, subMerchantId),
  };
  await settleNow(api.open.database, await api.services.clock.now());
  await jobNamed('settlement-files').run(api.services, await api.services.clock.now());
  await watch(pool);
  return world;
}

/**
 * Moves past the days of an eCheck's file and settlement. A process that asks for it may have to wait for what the
 * other one holds, so its own connections are to be given.
 */
export async function letFilePass(pool: Pool, paymentId: string): Promise<void> {
  await pool.query(
    `update "transactions" set sent_on = sent_on - 14, settles_on = settles_on - 14
     where root_transaction_id = $1 and sent_on is not null`,
    [paymentId],
  );
}
