import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount } from '../../../test/boarding.ts';
import { call, type TestSession } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { deleteOldLogs } from '../../kernel/monitoring/retention.ts';

const api = useTestApi();
const provider = usePerson(api, 'provider@harbor');

let key: string;

beforeAll(async () => {
  const made = await provider.call('backoffice/service-provider/apiusers', {
    method: 'POST',
    body: { spProductId: 'spp_tidewater', name: 'Checkout server' },
  });
  key = made.body.secret ?? made.body.apiKey ?? made.body.key;
});

const byKey = (path: string, method = 'GET', body?: unknown) =>
  call(api.url, 'harbor.localhost', `/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { body }),
  });

/** Filters out the calls that read the logs. */
const ofKeys = 'method=GET&pattern=reporting';

const logs = async (kind = '', filter = ofKeys) =>
  (await provider.get(`foundation/developer/apilogs${kind}?${filter}`)).body;

describe('calls made with a key', () => {
  test('are logged with request and response [SCOPE-20]', async () => {
    const before = (await logs()).count;
    const good = await byKey('reporting/disputes?pageSize=1');
    expect(good.status).toBe(200);
    await byKey('reporting/disputes?pageSize=0');
    const { data, count } = await logs();
    expect(count).toBe(before + 2);
    expect(data.map(({ statusCode }: { statusCode: number }) => statusCode).slice(0, 2)).toEqual(
      expect.arrayContaining([200, 400]),
    );
    const logged = data.find(
      ({ requestId }: { requestId: string }) => requestId === good.headers.get('x-request-id'),
    );
    expect(logged).toMatchObject({
      method: 'GET',
      path: 'reporting/disputes',
      pattern: 'reporting/disputes',
      statusCode: 200,
      apiUserName: 'Checkout server',
      userId: null,
      spProductId: 'spp_tidewater',
      requestBody: null,
    });
    expect(JSON.parse(logged.responseBody).data).toHaveLength(1);
  });

  test('are logged without ID numbers, birthdays and EINs in request and response', async () => {
    const made = await byKey('backoffice/accounts/new', 'POST', newAccount());
    expect(made.body.success).toBe(true);
    const read = await byKey(`backoffice/accounts/${made.body.applicationId}`);
    expect(read.status).toBe(200);
    const { data } = await logs('', 'pattern=backoffice/accounts');
    const bodies: string = data
      .map((row: Record<string, string>) => `${row['requestBody']} ${row['responseBody']}`)
      .join();
    expect(bodies).toContain('Lantern Quay Books');
    expect(bodies).not.toMatch(/900123456|"000000000"|1984-09-17/);
  });

  test('are split into succeeded and failed', async () => {
    const [all, good, bad] = await Promise.all([logs(), logs('/success'), logs('/error')]);
    expect(good.count + bad.count).toBe(all.count);
    expect(good.data.every(({ statusCode }: { statusCode: number }) => statusCode < 400)).toBe(
      true,
    );
    expect(bad.data.every(({ statusCode }: { statusCode: number }) => statusCode >= 400)).toBe(
      true,
    );
  });

  test('add up over all kinds', async () => {
    const { count } = await logs();
    const { body } = await provider.get(
      `foundation/developer/apilogs/patterns?pageSize=100&${ofKeys}`,
    );
    const sum = (name: string) =>
      body.data.reduce((total: number, row: Record<string, number>) => total + (row[name] ?? 0), 0);
    expect(sum('count')).toBe(count);
    expect(sum('successCount') + sum('errorCount')).toBe(count);
    const times = await provider.get(
      `foundation/developer/apilogs/responsetime?pageSize=100&${ofKeys}`,
    );
    for (const { medianMs, p95Ms, maximumMs } of times.body.data) {
      expect(medianMs).toBeLessThanOrEqual(p95Ms);
      expect(p95Ms).toBeLessThanOrEqual(maximumMs);
    }
  });

  test('of another product aren’t shown', async () => {
    const other = await api.signIn('provider@juniper');
    const { body } = await other.get('foundation/developer/apilogs?pageSize=100');
    const products = body.data.map(({ spProductId }: { spProductId: string }) => spProductId);
    expect(products).not.toContain('spp_tidewater');
  });
});

describe('calls by users', () => {
  const shownTo = async (session: TestSession, requestId: string | null) =>
    (await session.get(`foundation/developer/apilogs?requestId=${requestId}`)).body.data;

  test('are logged by name and without bodies, whatever their outcome', async () => {
    const admin = await api.signIn('admin@harbor');
    const manager = await api.signIn('manager@harbor');
    const good = await manager.get('reporting/disputes?pageSize=1');
    const refused = await manager.get('foundation/developer/apilogs');
    expect([good.status, refused.status]).toEqual([200, 403]);
    // Written once the response is on its way.
    await expect
      .poll(() => shownTo(admin, good.headers.get('x-request-id')))
      .toMatchObject([
        { statusCode: 200, username: 'manager@harbor', apiUserId: null, responseBody: null },
      ]);
    await expect
      .poll(() => shownTo(admin, refused.headers.get('x-request-id')))
      .toMatchObject([{ statusCode: 403, pattern: 'foundation/developer/apilogs' }]);
    expect(await shownTo(provider, good.headers.get('x-request-id'))).toEqual([]);
  });

  test('are logged as anonymous if nobody is signed in', async () => {
    const admin = await api.signIn('admin@harbor');
    const closed = await call(api.url, 'harbor.localhost', '/api/v1/reporting/disputes');
    expect(closed.status).toBe(401);
    await expect
      .poll(() => shownTo(admin, closed.headers.get('x-request-id')))
      .toMatchObject([{ statusCode: 401, userId: null, username: null, spProductId: null }]);
  });
});

test('logs past their age are deleted, newer ones stay', async () => {
  const { database } = api.open;
  const admin = await api.signIn('admin@harbor');
  const countOf = async () =>
    (await admin.get('foundation/developer/apilogs?pageSize=1')).body.count;
  expect(await countOf()).toBeGreaterThan(0);
  const now = await api.services.clock.now();
  await deleteOldLogs(database, now);
  const young = await countOf();
  expect(young).toBeGreaterThan(0);
  await deleteOldLogs(database, new Date(now.getTime() + 40 * 86_400_000));
  expect(await countOf()).toBeLessThan(young);
});
