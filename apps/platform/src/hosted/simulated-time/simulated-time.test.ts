import { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServices } from '../../../test/api.ts';
import { testPlaces } from '../../../test/places.ts';
import { call } from '../../../test/session.ts';
import { useTestHosted } from '../../../test/use.ts';
import { runDueWork } from '../../program/run-due.ts';
import { createAppFiles } from '../assets/app-files.ts';
import { createSimulatedTime } from './routes.ts';

const hosted = useTestHosted();
const host = 'harbor.localhost';
const path = '/payments/simulated-time';

const show = (query = '') => call(hosted.url, host, `${path}${query}`);

const post = (fields: Record<string, string>, origin = `http://${host}`) =>
  call(hosted.url, host, path, {
    method: 'POST',
    rawBody: new URLSearchParams(fields).toString(),
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
  });

const follow = async (response: Awaited<ReturnType<typeof post>>) => {
  expect(response.status).toBe(303);
  const page = await call(hosted.url, host, response.headers.get('location') ?? '');
  return page.text;
};

/** The values of a select on the page. */
const offered = (text: string, name: string): string[] => {
  const [, select = ''] =
    new RegExp(`<select[^>]*id="${name}"(.*?)</select>`, 's').exec(text) ?? [];
  return [...select.matchAll(/value="([^"]+)"/g)].map(([, value = '']) => value);
};

const one = async <T>(query: string, ...values: unknown[]): Promise<T> =>
  (await hosted.open.pool.query({ text: query, values, rowMode: 'array' })).rows[0]?.[0];

describe('the page of simulated time', () => {
  let text: string;
  beforeAll(async () => {
    text = (await show()).text;
  });

  test('shows simulated time and what can be moved', () => {
    expect(text).toContain('<h1>Simulated time</h1>');
    expect(text).toContain('Matches the real clock.');
    for (const name of ['payment', 'reason', 'dispute', 'payout', 'code']) {
      expect(offered(text, name).length, name).toBeGreaterThan(0);
    }
  });

  test('opens and closes a dispute of a settled payment', async () => {
    const [payment = ''] = offered(text, 'payment');
    const opened = { act: 'open-dispute', payment, reason: 'fraudulent', kind: 'dispute' };
    expect(await follow(await post(opened))).toMatch(/Dispute dsp_\w+ opened/);
    const id = await one<string>(
      'select dispute_id from disputes where root_transaction_id = $1',
      payment,
    );
    for (const [action, words] of [
      ['respond', 'Under review'],
      ['win', 'Won'],
    ]) {
      const moved = await post({ act: 'move-dispute', dispute: `${id} ${action}` });
      expect(await follow(moved)).toContain(`Dispute ${id} is now: ${words}`);
    }
    expect(await one('select status from disputes where dispute_id = $1', id)).toBe('won');
    expect((await post({ act: 'move-dispute', dispute: `${id} win` })).status).toBe(422);
  });

  test('returns a payout that is at the bank, and tells everybody concerned', async () => {
    const [payout = ''] = offered(text, 'payout');
    const returned = await post({ act: 'return-payout', payout, code: 'R03' });
    expect(await follow(returned)).toContain(`The bank returned payout ${payout} (R03)`);
    expect(await one('select status from payouts where payout_id = $1', payout)).toBe('failed');
    const audiences = `select string_agg(audience::text, ' ' order by audience::text)
      from notification_events where kind = 'payout-failed' and target_id = $1`;
    expect(await one(audiences, payout)).toBe('account product staff');
    const mails = `select count(*)::int from outbox o join payouts p on o.body like '%(R03)%'
      join sub_merchants s on s.sub_merchant_id = p.sub_merchant_id and s.application_id = o.reference
      where p.payout_id = $1 and o.subject = 'Payout returned'`;
    expect(await one(mails, payout)).toBe(1);
    const again = await post({ act: 'return-payout', payout, code: 'R03' });
    expect(again.status).toBe(422);
    expect(again.text).toContain('Choose a payout that is at the bank.');
  });

  test.each([
    [{}, 'Choose what should happen.'],
    [{ act: 'open-dispute' }, 'Choose a payment and a reason.'],
    [{ act: 'move-dispute', dispute: 'none win' }, 'Choose a dispute and what happens to it.'],
    [{ act: 'return-payout', payout: 'none' }, 'Choose why the bank sends it back.'],
  ])('refuses %j with a message', async (fields, sentence) => {
    const response = await post(fields);
    expect(response.status).toBe(422);
    expect(response.text).toContain(sentence);
  });

  test('refuses a form from another page', async () => {
    const offset = () => one<number>('select offset_ms from clock');
    const before = await offset();
    expect((await post({ move: 'day' }, 'http://elsewhere.example')).status).toBe(403);
    expect(await offset()).toBe(before);
  });

  test('moves time to the payout of settled days, which settle on the way', async () => {
    const payouts = () =>
      one<string>("select count(*) from payouts where facilitator_id = 'harbor'").then(Number);
    const before = await payouts();
    const page = await follow(await post({ move: 'next-payouts' }));
    expect(page).toMatch(/Payouts made or moved on: \d+/);
    expect(await payouts()).toBeGreaterThan(before);
  });

  test('moves time to when subscriptions are charged, and says what was due', async () => {
    await hosted.open.pool.query(
      `update subscriptions set next_charge_on = (
         select (now() + offset_ms * interval '1 millisecond' + interval '1 day')::date from clock)
       where subscription_id in (select subscription_id from subscriptions
         where status = 'active' and facilitator_id = 'harbor' and next_charge_on is not null limit 2)`,
    );
    const before = await one<string>(
      'select count(*) from transactions where source = $1',
      'subscription',
    );
    const page = await follow(await post({ move: 'next-billing' }));
    expect(page).toContain('Time moved: to the next billing run');
    expect(page).toMatch(/Subscription charges: \d+/);
    const after = await one<string>(
      'select count(*) from transactions where source = $1',
      'subscription',
    );
    expect(Number(after)).toBeGreaterThan(Number(before));
  });
});

test('the page says how far business time is ahead of the real clock', async () => {
  await hosted.open.pool.query('update clock set offset_ms = $1', [26 * 3_600_000]);
  expect((await show()).text).toContain('1 day and 2 hours ahead of the real clock.');
});

describe('outside local environments', () => {
  test('the page does not exist', async () => {
    const environment = 'production';
    const places = testPlaces(undefined, environment);
    const services = { ...testServices(hosted.open, []), environment, places, runDueWork } as const;
    const routes = new Hono().route(
      '/',
      await createSimulatedTime(services, createAppFiles('/none')),
    );
    for (const method of ['GET', 'POST']) {
      const response = await routes.request(path, { method, headers: { host: `app.${host}` } });
      expect(response.status).toBe(404);
    }
  });

  test('the page does not exist on a host that is not this machine', async () => {
    const away = await call(hosted.url, 'sandbox.harbor.localhost', path);
    expect(away.status).toBe(404);
  });
});
