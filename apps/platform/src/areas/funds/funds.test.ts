import { describe, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { useBoarders } from '../../../test/boarding.ts';
import type { TestSession } from '../../../test/session.ts';
import { useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const people = useBoarders(api);
const { admin, provider } = people;

describe('reserved funds', () => {
  const release = (session: TestSession, id: string, body: unknown, key = newKey()) =>
    session.pay(`backoffice/accounts/${id}/release-funds`, body, key);

  test('are released once, and never more than there are', async () => {
    const { rows } = await api.open.pool.query<{ id: string }>(
      `select s.application_id as id from ledger_entries e join sub_merchants s using (sub_merchant_id)
       where e.account like 'reserve:%' and e.facilitator_id = 'harbor'
       group by s.application_id having sum(e.amount) > 1000 limit 1`,
    );
    const id = rows[0]?.id ?? '';
    const reserved = async () => (await admin.get(`backoffice/accounts/${id}/reserved`)).body;
    const { totals, data } = await reserved();
    expect(totals.all).toBeCloseTo(totals.card + totals.eCheck, 2);
    expect(data[0].account).toMatch(/^reserve:/);

    const order = { segment: 'card', amount: 1, reason: 'Quiet.' };
    const key = newKey();
    const [first, again] = [
      await release(admin, id, order, key),
      await release(admin, id, order, key),
    ];
    expect(first.body).toMatchObject({ success: true, released: 1 });
    expect(again.body).toEqual(first.body);
    expect((await reserved()).totals.all).toBeCloseTo(totals.all - 1, 2);

    const rest = { segment: 'all', amount: (await reserved()).totals.all, reason: 'All of it.' };
    const answers = await Promise.all([1, 2, 3].map(() => release(admin, id, rest)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await reserved()).totals).toEqual({ all: 0, card: 0, eCheck: 0 });
    expect((await release(provider, id, order)).status).toBe(403);
  });
});
