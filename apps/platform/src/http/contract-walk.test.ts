import { readFileSync } from 'node:fs';
import * as contract from '@payfac/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountsAsTheyAre, changedUnlogged } from '../../test/account-changes.ts';
import { newKey } from '../../test/api.ts';
import { boardingWalk } from '../../test/boarding-walk.ts';
import { callMatrix } from '../../test/call-matrix.ts';
import { tokenOf } from '../../test/cards.ts';
import { commerceWalk } from '../../test/commerce-walk.ts';
import { securityTime } from '../../test/moments.ts';
import { oversightWalk } from '../../test/oversight-walk.ts';
import { acts, idleInWalk, noActs } from '../../test/recorded-acts.ts';
import { accountOf, saleBody, sell } from '../../test/sale.ts';
import type { TestResponse, TestSession } from '../../test/session.ts';
import { usePerson, useTestApi } from '../../test/use.ts';
import { kindOfTable, noteWrittenTables } from '../../test/written-tables.ts';
import { contractAreas } from '../program/registry.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const provider = usePerson(api, 'provider@harbor');

const answered = new Set<string>();
/** Acts of people that left no user activity. */
const unrecorded = new Set<string>();
/** Acts that changed an account and left no line in its log. */
const unlogged = new Set<string>();

/** Calls that wrote what their `changes` don't name, each with its table. */
const unnamed = new Set<string>();
/** Opens a tokenization session that nobody has seen before. */
const opensSession = 'tokenization.virtualTerminal';

let writtenTables: () => Promise<readonly string[]>;
beforeAll(async () => {
  writtenTables = await noteWrittenTables(api.open.pool);
});

/** The app's own version: the header that ends sessions of another one must name it. */
const { version } = JSON.parse(
  readFileSync(new URL('../../../backoffice/package.json', import.meta.url), 'utf8'),
);

/** Those of the documents; the two others are the local control of the simulated world. */
const { outbox: _outbox, simulator: _simulator, ...areas } = contractAreas;
const endpoints = Object.values(areas).flatMap((area) => Object.values(area));

async function countActivities(): Promise<number> {
  const { rows } = await api.open.pool.query<{ count: number }>(
    'select count(*)::int as count from user_activities',
  );
  return rows[0]?.count ?? Number.NaN;
}

/** Makes a call that must succeed, and reads its response by the contract's own schema. */
async function succeed(
  endpoint: contract.Endpoint,
  session: TestSession,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestResponse['body']> {
  const isAct = acts.has(endpoint.id);
  const before = isAct ? await countActivities() : -1;
  const accounts = isAct ? await accountsAsTheyAre(api.open.pool) : [];
  await writtenTables();
  const response = await session.call(path, {
    method: endpoint.method,
    ...(body instanceof Uint8Array ? { rawBody: body } : body === undefined ? {} : { body }),
    headers: { 'idempotency-key': newKey(), ...headers },
  });
  const problem = response.status === 200 ? undefined : response.body?.message;
  expect([endpoint.id, response.status, problem]).toEqual([endpoint.id, 200, undefined]);
  const parsed = endpoint.output.safeParse(response.body);
  expect(parsed.error?.issues ?? []).toEqual([]);
  expect(response.headers.get('application-version')).toBe(version);
  expect(response.headers.get('x-request-id')).toMatch(/^req_/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(Date.parse(response.headers.get('business-time') ?? '')).not.toBeNaN();
  answered.add(endpoint.id);
  for (const table of await writtenTables()) {
    const kind = kindOfTable[table];
    if (kind && !endpoint.changes?.includes(kind)) unnamed.add(`${endpoint.id}: ${table}`);
  }
  if (isAct) {
    if ((await countActivities()) === before) unrecorded.add(endpoint.id);
    const after = await accountsAsTheyAre(api.open.pool);
    if (changedUnlogged(accounts, after).length > 0) unlogged.add(endpoint.id);
  }
  return response.body;
}

describe('the contract', () => {
  test('has no area that this walk does not know', () => {
    const exported = Object.values(contract).filter(
      (value) => typeof value === 'object' && Object.values(value).every(isEndpoint),
    );
    expect(new Set(exported)).toEqual(new Set(Object.values(areas)));
    expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
  });

  test('has no table of which it is not known what shows its rows', async () => {
    const { rows } = await api.open.pool.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'written_tables'",
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(kindOfTable).toSorted());
  });

  test('has no write that is neither somebody’s act nor known to be none', () => {
    const writes = endpoints.filter(({ method }) => method !== 'GET').map(({ id }) => id);
    expect([...acts, ...noActs].toSorted()).toEqual(writes.toSorted());
  });

  test('is covered by the matrix of roles, but for what needs no bearer token', () => {
    const patterns = endpoints
      .filter(({ access }) => access !== 'public' && access !== 'sign-on')
      .map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '*')}`);
    const lines = callMatrix.map(
      ({ method, path }) =>
        `${method} ${path.replace(/\?.*/, '').replaceAll('none-such', '*').replace('/daily', '/*')}`,
    );
    expect(lines.toSorted()).toEqual(patterns.toSorted());
  });
});

const isEndpoint = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'output' in value && 'path' in value;

describe('every call is answered as its schema says', () => {
  test('accounts', async () => {
    const { accounts, accountsCenter } = contract;
    const view = await succeed(accounts.view, admin, 'backoffice/accounts/view');
    expect(view.count).toBe(45);
    await succeed(accounts.names, admin, 'backoffice/accounts/submerchants');
    const center = await succeed(accountsCenter.view, provider, 'backoffice/accounts/center/view');
    expect(center.count).toBe(24);
    await succeed(accountsCenter.names, provider, 'backoffice/accounts/center/submerchants');
  });

  test.each(Object.entries({ ...boardingWalk, ...commerceWalk, ...oversightWalk }))(
    '%s',
    (_area, walk) => walk({ api, succeed, admin, provider }),
  );

  test('auth', async () => {
    const { auth } = contract;
    const origin = `http://${admin.host}`;
    const sso = { facId: 'harbor', application: 'payments' };
    const cookie = { cookie: admin.cookie, origin, authorization: '' };
    await succeed(auth.sso, admin, 'auth/sso', sso, cookie);
    const acting = await succeed(auth.loginAs, admin, 'auth/login-as', {
      userId: 'usr_harbor_manager',
      application: 'payments',
    });
    const tab = await succeed(auth.sso, admin, 'auth/sso', { ...sso, as: acting.as }, cookie);
    await succeed(auth.logout, admin, 'auth/logout', { token: tab.token }, cookie);
    await succeed(auth.devLogin, admin, 'auth/dev-login', { username: 'bank@harbor' });
  });

  test('customers', async () => {
    const { customers } = contract;
    const manager = await api.signIn('manager@harbor');
    await succeed(customers.list, manager, 'reporting/customers');
    const made = await succeed(customers.create, manager, 'backoffice/customers', {
      subMerchantId: accountOf(manager),
      name: 'Grace Murray',
    });
    const path = `backoffice/customers/${made._id}`;
    await succeed(customers.update, manager, path, { company: 'Harbor Books' });
    const token = await tokenOf(api.open);
    const cards = `${path}/creditcards`;
    await succeed(customers.addCard, manager, cards, { token, cardHolderName: 'Grace Murray' });
    await succeed(customers.setDefaultCard, manager, cards, { token });
    await succeed(customers.removeCard, manager, cards, { token });
    await succeed(customers.remove, manager, path);
  });

  test('reporting', async () => {
    const { reporting } = contract;
    const list = await succeed(reporting.listTransactions, admin, 'reporting/transactions');
    const { transactionId } = list.data[0];
    const path = `reporting/transactions/${transactionId}/timeline`;
    await succeed(reporting.transactionTimeline, admin, path);
    await succeed(reporting.transactionStatistics, admin, 'reporting/transactions/stats');
    for (const period of ['daily', 'weekly', 'monthly']) {
      const chart = `reporting/transactions/charts/${period}`;
      await succeed(reporting.transactionCharts, admin, chart);
    }
    await succeed(reporting.cardTotals, admin, 'reporting/totals/cc');
    await succeed(reporting.refundTotals, admin, 'reporting/totals/refunds');
    const decided = 'reporting/transactions/authorizations';
    await succeed(reporting.authorizations, admin, decided);
  });

  test('tokenization', async () => {
    const { tokenization } = contract;
    const limit = 'backoffice/tokenization/ratelimit';
    const { perMinute } = await succeed(tokenization.getRateLimit, admin, limit);
    await succeed(tokenization.setRateLimit, admin, limit, { perMinute });
    await succeed(tokenization.applePaySetup, admin, 'backoffice/applepay/setup');
    const active = 'backoffice/applepay/accounts?state=active';
    const [withApplePay] = (await succeed(tokenization.applePayAccounts, admin, active)).data;
    await succeed(tokenization.applePayTestToken, admin, 'backoffice/tokens/applepay', {
      subMerchantId: withApplePay?.subMerchantId,
      card: 'visa',
    });
    const manager = await api.signIn('manager@harbor');
    const subMerchantId = accountOf(manager);
    const opened = await succeed(
      tokenization.virtualTerminal,
      manager,
      `backoffice/tokens/virtualTerminal?subMerchantId=${subMerchantId}`,
    );
    const path = `backoffice/creditcard/tokenization/${opened.tokenizationId}`;
    await succeed(tokenization.session, manager, `${path}/session`);
    await succeed(tokenization.generateContext, manager, `${path}/generatecontext`, {
      targetOrigins: ['http://harbor.localhost:4400'],
    });
    const token = await tokenOf(api.open, '4242424242424242', {
      subMerchantId,
      expiresAt: securityTime(60_000),
    });
    const keep = 'backoffice/tokenization/tokenize/converttopermanent';
    await succeed(tokenization.convertToPermanent, manager, keep, { token });
  });

  test('transactions', async () => {
    const { transactions } = contract;
    const manager = await api.signIn('manager@harbor');
    const token = await tokenOf(api.open);
    const card = 'backoffice/transactions/creditcard';
    const body = saleBody(manager, { token });
    const sale = await succeed(transactions.saleCard, manager, `${card}/sale`, body);
    const auth = await sell(manager, { token, capture: false });
    const authPath = `${card}/${auth.body.transactionId}`;
    await succeed(transactions.captureCard, manager, `${authPath}/capture`, { amount: 5 });
    await succeed(transactions.refundCard, manager, `${authPath}/refund`, { amount: 1 });
    const receipt = { channel: 'email', email: 'grace@mail.example' };
    const receiptPath = `backoffice/transactions/${auth.body.transactionId}/receipt`;
    await succeed(transactions.sendReceipt, manager, receiptPath, receipt);
    const id = sale.transactionId;
    const changes = { invoiceNumber: 'INV-7', description: 'Two lamps' };
    await succeed(transactions.update, manager, `backoffice/transactions/${id}`, changes);
    const customer = { customerId: null };
    const customerPath = `backoffice/transactions/${id}/customers`;
    await succeed(transactions.setCustomer, manager, customerPath, customer);
    await succeed(transactions.voidCard, manager, `${card}/${id}/void`, {});
    await succeed(transactions.binLookup, manager, `${card}/binlookup`, { bin: '42424242' });
    const other = await sell(manager, { token });
    const statusPath = `backoffice/transactions/status/${other.body.transactionId}`;
    await succeed(transactions.setStatus, admin, statusPath, { status: 'voided' });
  });

  test('users', async () => {
    const { users } = contract;
    await succeed(users.list, admin, 'users');
    const made = await succeed(users.create, admin, 'users', {
      username: 'walk@harbor',
      name: 'Walker Evans',
      email: 'walk@harbor.example',
      roles: ['service-provider'],
      productIds: ['spp_clinicline'],
      password: 'a pier in october 9',
    });
    const path = `users/${made.id}`;
    await succeed(users.get, admin, path);
    await succeed(users.update, admin, path, { name: 'Walker E.' });
    await succeed(users.addProduct, admin, `${path}/products`, { product: 'spp_tidewater' });
    await succeed(users.removeProduct, admin, `${path}/products/spp_tidewater`);
    await api.open.pool.query('update users set locked_at = now() where user_id = $1', [made.id]);
    await succeed(users.unlock, admin, `${path}/unlock`);
    await succeed(users.resetPassword, admin, `${path}/reset-password`);
    await succeed(users.remove, admin, path);
    await succeed(users.saveReportSettings, admin, 'users/preferences/reports', {
      report: 'transactions',
      parent: 'reporting',
      sort: '-amount',
    });
    const employee = await api.signIn('employee@harbor');
    await succeed(
      users.changePassword,
      employee,
      `users/${employee.response.userId}/change-password`,
      { currentPassword: 'lantern-quay-morning', newPassword: 'seven herons at dusk' },
    );
  });

  test('and none was left out', () => {
    expect([...answered].toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
    expect([...unrecorded].filter((id) => !idleInWalk.has(id))).toEqual([]);
    expect([...unlogged]).toEqual([]);
    expect([...unnamed]).toEqual([`${opensSession}: token_sessions`]);
  });
});
