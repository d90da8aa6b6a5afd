import { formatDay } from '@payfac/domain/time';
import { beforeAll, expect, test } from 'vitest';
import { figure } from '../../../../../scripts/testing/figure.ts';
import { examplePlan, savedCard } from '../../../test/commerce.ts';
import { stopSeededBilling } from '../../../test/quiet.ts';
import { accountOf } from '../../../test/sale.ts';
import { subscribe } from '../../../test/subscribe.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { billSubscriptions } from './bill-subscriptions.ts';

/*
 * Months pass day by day, and hour by hour where clocks change. Two processes bill at once. Each period of each
 * subscription is charged once, on the day that a calendar says: the test reckons with a calendar of its own.
 */

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const manager = usePerson(api, 'manager@harbor');

/** How long; `npm run prove` takes 24 months: 29 February and both changes of clocks, twice. */
const months = Number(process.env['BILLED_MONTHS'] ?? 1);
const zone = 'America/New_York';
const hourSeconds = 3_600;
/** Four days before clocks change in New York, and before the ends of October. */
const firstNoon = new Date('2026-10-28T16:00:00.000Z');

type Billing = Readonly<Record<string, unknown>>;

interface Kind {
  readonly name: string;
  readonly billing: Billing;
  /** Days of the first months on which somebody subscribes. */
  readonly starts: readonly string[];
  /** The day of the charge of a number, for who started on a day. */
  readonly due: (start: string, number: number) => string;
}

const dayMs = 86_400_000;
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const plusDays = (day: string, days: number): string =>
  new Date(utc(day) + days * dayMs).toISOString().slice(0, 10);

/** The same date in a later month, or that month's last day. */
function plusMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** The days of the month 1, 15 and 31, or the last one, from a day on. */
function executionDay(start: string, number: number): string {
  const first = `${start.slice(0, 8)}01`;
  const days = Array.from({ length: number / 3 + 2 }, (_, month) =>
    [1, 15, 31].map((date) => {
      const last = plusDays(plusMonths(first, month + 1), -1);
      const day = `${last.slice(0, 8)}${String(date).padStart(2, '0')}`;
      return day < last ? day : last;
    }),
  ).flat();
  return days.filter((day) => day >= start)[number] ?? '';
}

const every = (timing: string, unit: string, count = 1): Billing => ({
  timing,
  period: { unit, count },
});
const monthEnds = ['2026-10-28', '2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01'];

const kinds: readonly Kind[] = [
  {
    name: 'each month',
    billing: every('atSubscriptionStart', 'month'),
    starts: [...monthEnds, '2026-11-15', '2026-11-30', '2027-01-31'],
    due: plusMonths,
  },
  {
    name: 'each month at its end',
    billing: every('atPeriodEnd', 'month'),
    starts: monthEnds,
    due: (start, number) => plusMonths(start, number + 1),
  },
  {
    name: 'each quarter',
    billing: every('atSubscriptionStart', 'month', 3),
    starts: ['2026-10-31', '2026-11-30'],
    due: (start, number) => plusMonths(start, number * 3),
  },
  {
    name: 'each year',
    billing: every('atSubscriptionStart', 'year'),
    starts: ['2026-10-31', '2026-11-01'],
    due: (start, number) => plusMonths(start, number * 12),
  },
  {
    name: 'each week',
    billing: every('atSubscriptionStart', 'week'),
    starts: ['2026-10-28', '2026-11-01'],
    due: (start, number) => plusDays(start, number * 7),
  },
  {
    name: 'each day',
    billing: every('atSubscriptionStart', 'day'),
    starts: ['2026-10-31'],
    due: plusDays,
  },
  {
    name: 'on days of the month',
    billing: { timing: 'executionDays', executionDays: [1, 15, 31] },
    starts: ['2026-10-30', '2026-11-02'],
    due: executionDay,
  },
];

interface Subscribed {
  readonly kind: Kind;
  readonly start: string;
  readonly id: string;
}

const planIds = new Map<Kind, string>();
const subscribed: Subscribed[] = [];

beforeAll(async () => {
  await stopSeededBilling(api.open);
  await api.open.pool.query('update risk_rules set enabled = false');
  for (const kind of kinds) {
    const schedule = {
      name: kind.name,
      pricing: { model: 'flat', amount: 19 },
      billing: kind.billing,
      cycles: null,
    };
    const plan = {
      ...examplePlan,
      name: kind.name,
      schedules: [schedule],
      subMerchantId: accountOf(manager),
    };
    const made = await admin.call('subscriptions/plan/create', { method: 'POST', body: plan });
    planIds.set(kind, made.body.planId);
    const path = `subscriptions/plan/activate/${made.body.planId}`;
    expect((await admin.call(path, { method: 'PUT', body: {} })).status).toBe(200);
  }
  const now = await api.services.clock.now();
  await api.services.clock.advance((firstNoon.getTime() - now.getTime()) / 1000);
});

async function subscribeAll(day: string): Promise<void> {
  for (const kind of kinds.filter(({ starts }) => starts.includes(day))) {
    const customer = await savedCard({ api }, manager);
    const planId = planIds.get(kind) ?? '';
    const chargeOn = kind.due(day, 0);
    const id = await subscribe(api, {
      subMerchantId: accountOf(manager),
      planId,
      customer,
      chargeOn,
    });
    subscribed.push({ kind, start: day, id });
  }
}

const today = async (): Promise<string> => formatDay(await api.services.clock.now(), zone);

/** Hours that a day has in the zone: 23 or 25 when clocks change. */
function hoursOf(day: string): number {
  const offsetAt = (time: number): number => {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    const named = parts.formatToParts(time).find(({ type }) => type === 'timeZoneName');
    return Number(/-(\d\d)/.exec(named?.value ?? '')?.[1]);
  };
  return 24 + offsetAt(utc(day) + dayMs + 6 * 3_600_000) - offsetAt(utc(day) + 3_600_000);
}

const billTwice = () =>
  Promise.all([billSubscriptions(api.services), billSubscriptions(api.services)]);

/** Lets a day pass: at once, or by the hour in the nights of changing clocks. */
async function passDay(day: string): Promise<void> {
  const isChange = [day, plusDays(day, 1)].some((one) => hoursOf(one) !== 24);
  const steps = isChange ? 24 : 1;
  for (let step = 0; step < steps; step += 1) {
    await api.services.clock.advance((24 / steps) * hourSeconds);
    await billTwice();
  }
}

interface Charge {
  readonly number: number;
  readonly day: string;
}

async function chargesOf(id: string): Promise<readonly string[]> {
  const { rows } = await api.open.pool.query<Charge>(
    `select charge_number as number, to_char(created_at at time zone $2, 'YYYY-MM-DD') as day from transactions
     where subscription_id = $1 and operation = 'sale' and outcome = 'success' order by created_at, charge_number`,
    [id, zone],
  );
  return rows.map(({ number, day }) => `${number} on ${day}`);
}

test(
  `each period of ${months} months is charged once, on its day [SUB-04, SUB-07]`,
  async () => {
    const last = plusMonths('2026-10-28', months);
    let day = await today();
    while (day < last) {
      await subscribeAll(day);
      await billTwice();
      await passDay(day);
      day = await today();
    }
    let tried = 0;
    const wrong: string[] = [];
    for (const { kind, start, id } of subscribed) {
      const expected: string[] = [];
      for (let number = 0; kind.due(start, number) <= day; number += 1)
        expected.push(`${number} on ${kind.due(start, number)}`);
      const charged = await chargesOf(id);
      tried += expected.length;
      const differing = [
        ...expected.filter((one) => !charged.includes(one)),
        ...charged.filter((one) => !expected.includes(one)),
      ];
      const twice = charged.length - new Set(charged).size;
      if (differing.length + twice > 0)
        wrong.push(`${kind.name} from ${start}: ${differing.join(', ')}, ${twice} twice`);
    }
    figure('scheduler', {
      tried,
      wrong: wrong.length,
      measured: `${subscribed.length} subscriptions to ${day}`,
    });
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(months * 20);
  },
  Math.max(600_000, months * 120_000),
);
