import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../../apps/platform/src/kernel/database/connection.ts';
import { stopSeededBilling } from '../../apps/platform/test/quiet.ts';
import { watch } from '../../apps/platform/test/schedules/watch.ts';
import {
  type PlatformSession,
  sendTo,
  signInTo,
} from '../../bench/src/measure/platform-session.ts';
import { agent } from '../prove-kill/sales.ts';

/** The accounts whose money moves, and the users who move it. */
export interface World {
  readonly open: OpenDatabase;
  readonly manager: PlatformSession;
  readonly admin: PlatformSession;
  readonly subMerchantId: string;
  /** The account whose reserve is released. */
  readonly reserved: { readonly applicationId: string; readonly subMerchantId: string };
  /** Hosted pages to pay on, and the amount due in their forms. */
  readonly pages: readonly { readonly path: string; readonly shown: string }[];
}

const mostReserved = `
  select s.application_id as "applicationId", s.sub_merchant_id as "subMerchantId" from ledger_entries e
  join sub_merchants s on e.account like 'reserve:%:' || s.sub_merchant_id
  where s.facilitator_id = 'harbor' group by 1, 2 order by sum(e.amount) desc limit 1`;

const linkDollars = 35;
/** Enough for most of a run: later payers are told that the link is used up. */
const usageLimit = 500;
const pageCount = 6;

async function makePage(port: number, manager: PlatformSession, subMerchantId: string) {
  const { body } = await manager.send({
    method: 'POST',
    path: '/api/v1/backoffice/paymentlink',
    headers: { 'idempotency-key': randomUUID() },
    body: {
      subMerchantId,
      amount: linkDollars,
      description: 'Deposit',
      sendEmail: false,
      usageType: 'multi_use',
      usageLimit,
    },
  });
  const { url }: { url: string } = JSON.parse(body);
  const { pathname: path } = new URL(url);
  const host = `pay.harbor.localhost:${port}`;
  const page = await sendTo(port, { method: 'GET', path, host }, agent);
  const shown = /name="shown" value="([^"]*)"/.exec(page.body)?.[1];
  if (shown === undefined) throw new Error(`A payment page returned ${page.status} ${page.body}`);
  return { path, shown };
}

/** Nothing else moves money meanwhile: no rule declines, nothing is billed automatically. */
export async function prepareWorld(open: OpenDatabase, port: number): Promise<World> {
  await stopSeededBilling(open);
  await open.pool.query('update risk_rules set enabled = false');
  const manager = await signInTo(port, 'manager@harbor', agent);
  const admin = await signInTo(port, 'admin@harbor', agent);
  const names = await manager.send({
    method: 'GET',
    path: '/api/v1/backoffice/accounts/submerchants',
  });
  const { subMerchantId }: { subMerchantId: string } = JSON.parse(names.body).data[0];
  const { rows } = await open.pool.query<World['reserved']>(mostReserved);
  const pages = [];
  for (let made = 0; made < pageCount; made += 1) {
    pages.push(await makePage(port, manager, subMerchantId));
  }
  const [reserved] = rows;
  if (!reserved) throw new Error('Nothing is reserved that could be released.');
  await watch(open.pool);
  return { open, manager, admin, subMerchantId, reserved, pages };
}
