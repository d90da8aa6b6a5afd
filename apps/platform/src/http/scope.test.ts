import { beforeAll, describe, expect, test } from 'vitest';
import { tokenOf } from '../../test/cards.ts';
import { accountOf, act, sell } from '../../test/sale.ts';
import type { TestSession } from '../../test/session.ts';
import { useTestApi } from '../../test/use.ts';

const api = useTestApi();

const people = new Map<string, TestSession>();

beforeAll(async () => {
  for (const name of ['admin@harbor', 'provider@harbor', 'manager@harbor', 'employee@harbor']) {
    people.set(name, await api.signIn(name));
  }
  for (const name of ['admin@juniper', 'clerk@harbor', 'merchantadmin@harbor', 'borrower@harbor']) {
    people.set(name, await api.signIn(name));
  }
});

const as = (name: string): TestSession => {
  const session = people.get(name);
  if (!session) throw new Error(`${name} is not signed in.`);
  return session;
};

/** The id of a payment by its owner, straight from the database. */
const paymentOf = async (condition: string): Promise<string> => {
  const { rows } = await api.open.pool.query(
    `select transaction_id from transactions where operation = 'sale' and status = 'settled'
     and ${condition} limit 1`,
  );
  return rows[0].transaction_id;
};

const everySeen = async (
  session: TestSession,
  path: string,
  field: string,
): Promise<Set<string>> => {
  const seen = new Set<string>();
  let cursor = '';
  do {
    const page = await session.get(`${path}?pageSize=100${cursor}`);
    for (const row of page.body.data) seen.add(row[field]);
    cursor = page.body.nextCursor ? `&cursor=${page.body.nextCursor}` : '';
  } while (cursor !== '');
  return seen;
};

describe('what a user sees', () => {
  test('of payments: own accounts, own product, own facilitator', async () => {
    const list = 'reporting/transactions';
    const manager = await everySeen(as('manager@harbor'), list, 'subMerchantId');
    const own = as('manager@harbor').response.applications.payments.accounts;
    expect([...manager].toSorted()).toEqual(
      own.map(({ subMerchantId }: { subMerchantId: string }) => subMerchantId).toSorted(),
    );
    expect([...(await everySeen(as('employee@harbor'), list, 'subMerchantId'))]).toEqual([
      accountOf(as('employee@harbor')),
    ]);
    expect([...(await everySeen(as('provider@harbor'), list, 'spProductId'))]).toEqual([
      'spp_tidewater',
    ]);
    expect([...(await everySeen(as('admin@juniper'), list, 'spProductId'))]).toEqual([
      'spp_trailhead',
    ]);
    const admin = await everySeen(as('admin@harbor'), list, 'spProductId');
    expect([...admin].toSorted()).toEqual(['spp_clinicline', 'spp_tidewater']);
  });

  test('of accounts and customers: the same; a capital user sees none', async () => {
    const accounts = 'backoffice/accounts/submerchants';
    const ids = await everySeen(as('employee@harbor'), accounts, 'subMerchantId');
    expect([...ids]).toEqual([accountOf(as('employee@harbor'))]);
    expect((await everySeen(as('borrower@harbor'), accounts, 'subMerchantId')).size).toBe(0);
    const customers = await everySeen(
      as('employee@harbor'),
      'reporting/customers',
      'subMerchantId',
    );
    expect([...customers]).toEqual([accountOf(as('employee@harbor'))]);
  });

  test('of users: a merchant’s admin those of the same accounts, never staff', async () => {
    const names = await everySeen(as('merchantadmin@harbor'), 'users', 'username');
    expect(names).toContain('manager@harbor');
    expect(names).not.toContain('admin@harbor');
    expect([...names].every((name) => name.endsWith('@harbor'))).toBe(true);
  });

  test('of figures is the sum of their own records', async () => {
    const totals = (session: TestSession) => session.get('reporting/totals/cc');
    const [admin, provider, manager, employee] = await Promise.all(
      ['admin@harbor', 'provider@harbor', 'manager@harbor', 'employee@harbor'].map((name) =>
        totals(as(name)),
      ),
    );
    const count = (response: typeof admin) => response?.body.count;
    expect(count(employee)).toBeLessThan(count(manager));
    expect(count(manager)).toBeLessThan(count(admin));
    expect(count(provider)).toBeLessThan(count(admin));
  });
});

describe('out-of-scope records get the same response as missing ones', () => {
  const cases = [
    [
      'another merchant’s',
      'employee@harbor',
      "sub_merchant_id <> $own and facilitator_id = 'harbor'",
    ],
    ['another product’s', 'provider@harbor', "sp_product_id = 'spp_clinicline'"],
    ['another facilitator’s', 'admin@juniper', "facilitator_id = 'harbor'"],
  ] as const;

  test.each(cases)('%s payment', async (_name, person, condition) => {
    const session = as(person);
    const own = `'${session.response.applications.payments.accounts[0]?.subMerchantId ?? ''}'`;
    const id = await paymentOf(condition.replace('$own', own));
    const timeline = (of: string) => session.get(`reporting/transactions/${of}/timeline`);
    const [hidden, missing] = [await timeline(id), await timeline('txn999999999999')];
    expect(hidden.status).toBe(404);
    expect({ ...hidden.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
  });

  test('out-of-scope records can’t be changed', async () => {
    const employee = as('employee@harbor');
    const own = accountOf(employee);
    const id = await paymentOf(`sub_merchant_id <> '${own}' and facilitator_id = 'harbor'`);
    for (const kind of ['capture', 'void', 'refund'] as const) {
      expect((await act(employee, kind, id)).status).toBe(404);
    }
    const edit = { method: 'PUT', body: { description: 'mine now' } };
    expect((await employee.call(`backoffice/transactions/${id}`, edit)).status).toBe(404);
    const { rows } = await api.open.pool.query(
      'select count(*)::int as count from transactions where root_transaction_id = $1',
      [id],
    );
    expect(rows[0].count).toBe(1);
  });

  test('an account out of scope accepts no sale', async () => {
    const token = await tokenOf(api.open);
    const elsewhere = accountOf(as('manager@harbor'), 1);
    const ids = [elsewhere, 'sm_0041', 'sm_none'].filter(
      (id) => id !== accountOf(as('employee@harbor')),
    );
    for (const subMerchantId of ids) {
      const response = await sell(as('employee@harbor'), { token, subMerchantId });
      expect(response.status).toBe(404);
    }
  });

  test('a filter for another’s account finds nothing', async () => {
    const id = await paymentOf("sp_product_id = 'spp_clinicline'");
    const found = await as('provider@harbor').get(`reporting/transactions?transactionId=${id}`);
    expect(found.body.count).toBe(0);
  });
});

describe('feature flags of the account', () => {
  const setFeature = (feature: string, enabled: boolean) =>
    api.open.pool.query(
      `update applications set features = jsonb_set(features, array[$1], $2::jsonb)
       where application_id = $3`,
      [
        feature,
        JSON.stringify({ enabled }),
        as('employee@harbor').response.applications.payments.accounts[0]?.applicationId,
      ],
    );

  test.each(['virtualTerminal', 'ccTxs'])(
    '%s off stops a merchant’s sale, not staff',
    async (flag) => {
      await setFeature(flag, false);
      const token = await tokenOf(api.open);
      const subMerchantId = accountOf(as('employee@harbor'));
      const refused = await sell(as('employee@harbor'), { token });
      expect([refused.status, refused.body.code]).toEqual([403, 'FEATURE_OFF']);
      expect((await sell(as('admin@harbor'), { token, subMerchantId })).status).toBe(200);
      await setFeature(flag, true);
      expect((await sell(as('employee@harbor'), { token })).status).toBe(200);
    },
  );
});

describe('a sales clerk', () => {
  test('sees no uncaptured authorization, in lists, figures and by its ID [PAY-04]', async () => {
    const [clerk, manager] = [as('clerk@harbor'), as('manager@harbor')];
    const subMerchantId = accountOf(clerk);
    const token = await tokenOf(api.open);
    const auth = await sell(manager, { token, subMerchantId, capture: false });
    const id = auth.body.transactionId;
    const seen = async () =>
      (await clerk.get(`reporting/transactions?transactionId=${id}`)).body.count;
    const timeline = () => clerk.get(`reporting/transactions/${id}/timeline`);
    const figures = async () => (await clerk.get('reporting/transactions/stats')).body;

    const before = await figures();
    expect(await seen()).toBe(0);
    expect((await timeline()).status).toBe(404);
    expect((await act(clerk, 'void', id)).status).toBe(404);

    await act(manager, 'capture', id);
    expect(await seen()).toBe(1);
    const events = (await timeline()).body.data.map(({ event }: { event: string }) => event);
    expect(events).toEqual(['captured']);
    expect((await figures()).sales.count).toBe(before.sales.count + 1);
  });
});
