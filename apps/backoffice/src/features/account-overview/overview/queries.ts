import * as alerts from '@payfac/api/contract/alerts';
import * as disputes from '@payfac/api/contract/disputes';
import * as payouts from '@payfac/api/contract/payouts';
import * as reporting from '@payfac/api/contract/reporting';
import { type Cents, cents } from '@payfac/domain/money';
import { payoutTurnStatuses } from '@payfac/domain/payouts';
import { type InstantRange, rangeOfPreset } from '@payfac/domain/time';
import { send } from '../../../shared/api/connection.ts';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { getZone, now } from '../../../shared/time/clock.ts';

interface Asking {
  readonly signal: AbortSignal;
}

/** The last thirty days, up to now. */
const lately = () => rangeOfPreset('last30Days', now(), getZone());

/** The same length of time before that. */
const before = ({ from, to }: InstantRange): InstantRange => ({
  from: new Date(from.getTime() - (to.getTime() - from.getTime())),
  to: from,
});

interface Period {
  readonly from: Date;
  readonly to: Date;
}

const statistics = (subMerchantId: string, period: Period | undefined, { signal }: Asking) =>
  send(reporting.transactionStatistics)(
    { query: { ...period, subMerchantId: [subMerchantId] } },
    { signal },
  );

/** The account's volume in the last thirty days, in the thirty before, and in this month. */
export const figuresQuery = (subMerchantId: string) => ({
  queryKey: [
    shows(reporting.transactionStatistics),
    'account',
    'overview-figures',
    subMerchantId,
  ] as const,
  queryFn: async (asking: Asking) => {
    const span = lately();
    const [counts, counted, month] = await Promise.all([
      statistics(subMerchantId, span, asking),
      span && statistics(subMerchantId, before(span), asking),
      statistics(subMerchantId, rangeOfPreset('thisMonth', now(), getZone()), asking),
    ]);
    return { counts, before: counted, month };
  },
});

export interface Point {
  readonly at: Date;
  readonly value: Cents;
}

/** Daily card volume, and that of the days before. */
export const courseQuery = (subMerchantId: string) => ({
  queryKey: [
    shows(reporting.transactionCharts),
    'account',
    'overview-course',
    subMerchantId,
  ] as const,
  queryFn: async ({ signal }: Asking) => {
    const span = lately();
    const courseOf = async (period: Period | undefined): Promise<readonly Point[]> => {
      const { series } = await send(reporting.transactionCharts)(
        { params: { period: 'daily' }, query: { ...period, subMerchantId: [subMerchantId] } },
        { signal },
      );
      return series.flatMap((each) =>
        each.name === 'Amount'
          ? each.points.map(({ at, value }) => ({ at, value: cents(value) }))
          : [],
      );
    };
    const [course, compared] = await Promise.all([
      courseOf(span),
      span ? courseOf(before(span)) : [],
    ]);
    return { course, compared };
  },
});

/** Statuses of payouts that are neither in the bank account nor returned. */
export const openStatuses = [...payoutTurnStatuses('person'), ...payoutTurnStatuses('bank')];

/** Payouts that aren't in the bank account yet: the oldest, which arrives first, and their sum. */
export const payoutsQuery = (subMerchantId: string) => ({
  queryKey: [
    shows(payouts.listInstructions),
    'account',
    'overview-payouts',
    subMerchantId,
  ] as const,
  queryFn: async ({ signal }: Asking) => {
    const query = {
      subMerchantId: [subMerchantId],
      status: openStatuses,
      sort: 'createdAt' as const,
      pageSize: 1,
      getTotals: true,
    };
    const { data, count, totals } = await settled(
      send(payouts.listInstructions)({ query }, { signal, lane: 'account.payouts' }),
    );
    return { next: data[0], count, totals };
  },
});

/** Statuses in which a dispute waits for the merchant. */
export const awaited = ['needs_response', 'warning_needs_response'] as const;

/** Disputes that wait for a response, earliest deadline first. */
export const disputesQuery = (subMerchantId: string) => ({
  queryKey: [shows(disputes.list), 'account', 'overview-disputes', subMerchantId] as const,
  queryFn: ({ signal }: Asking) =>
    settled(
      send(disputes.list)(
        {
          query: {
            subMerchantId: [subMerchantId],
            status: [...awaited],
            sort: 'respondBy',
            pageSize: 1,
          },
        },
        { signal, lane: 'account.disputes' },
      ),
    ),
});

/** Unacknowledged alerts. */
export const alertsQuery = (subMerchantId: string) => ({
  queryKey: [shows(alerts.list), 'account', 'overview-alerts', subMerchantId] as const,
  queryFn: ({ signal }: Asking) =>
    settled(
      send(alerts.list)(
        { query: { subMerchantId: [subMerchantId], status: ['unacknowledged'], pageSize: 1 } },
        { signal, lane: 'account.alerts' },
      ),
    ),
});

export const latestQuery = (subMerchantId: string) => ({
  queryKey: [
    shows(reporting.listTransactions),
    'account',
    'overview-latest',
    subMerchantId,
  ] as const,
  queryFn: ({ signal }: Asking) =>
    settled(
      send(reporting.listTransactions)(
        { query: { view: 'payments', subMerchantId: [subMerchantId], pageSize: 5 } },
        { signal, lane: 'account.latest' },
      ),
    ),
});
