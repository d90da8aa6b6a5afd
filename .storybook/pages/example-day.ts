import type * as areas from '../../packages/api/src/contract/areas.ts';
import { fixtures, type Overrides } from '../../packages/api/src/testing/index.ts';
import { type Cents, cents } from '../../packages/domain/src/kernel/money/index.ts';

const DAY = 24 * 60 * 60 * 1000;
const PERIOD = 30 * DAY;

const payers = [
  'Hiro Tanaka',
  'Fatima Park',
  'Ada Lovelace',
  'Grace Hopper',
  'Anthony Tran',
  'Ines Rojas',
  'Noor Haddad',
  'Tom Becker',
] as const;

const accounts = ['Lantern Quay Books', 'Blue Door Cafe', 'Sycamore Dental'] as const;

const kinds = [
  { status: 'settled', cardBrand: 'visa', truncatedCardNumber: '4242' },
  { status: 'settled', cardBrand: 'mastercard', truncatedCardNumber: '5454' },
  { status: 'processing', cardBrand: 'visa', truncatedCardNumber: '1881' },
  { status: 'refunded', cardBrand: 'amex', truncatedCardNumber: '0005' },
  { status: 'settled', cardBrand: 'discover', truncatedCardNumber: '1117' },
  { status: 'for-review', cardBrand: 'visa', truncatedCardNumber: '4242' },
] as const;

const at = <Item>(list: readonly Item[], index: number): Item[] => {
  const item = list[index % list.length];
  return item === undefined ? [] : [item];
};

/** Irregularly spread over a range; the same each time. */
const spread = (index: number, from: number, to: number): number =>
  from + (((index * 7919 + 104_729) % 9973) / 9973) * (to - from);

/** The payers' latest actions, newest first. */
const payments = (count: number) =>
  Array.from({ length: count }, (_, index) => index).flatMap((index) =>
    at(kinds, index).flatMap((kind) =>
      at(fixtures.reporting.listTransactions.data, 0).map((payment) => {
        const amount = cents(Math.round(spread(index, 1_800, 48_000)));
        const [cardHolderName = ''] = at(payers, index);
        const [accountName = ''] = at(accounts, index);
        return {
          ...payment,
          ...kind,
          cardHolderName,
          accountName,
          transactionId: `txn0000000${12_345 - index}`,
          createdAt: new Date(payment.createdAt.getTime() - index * 37 * 60 * 1000),
          amount,
          signedAmount: amount,
          authorizedAmount: amount,
          capturedAmount: amount,
          netAmount: amount,
          refundableAmount: amount,
          refundedAmount: kind.status === 'refunded' ? amount : cents(0),
        };
      }),
    ),
  );

interface Span {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** One point per day of the requested period; busier on weekdays, growing slightly every day. */
function course({ from, to = new Date() }: Span) {
  const start = from ?? new Date(to.getTime() - PERIOD);
  const days = Math.min(366, Math.ceil((to.getTime() - start.getTime()) / DAY));
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(start.getTime() + index * DAY);
    const number = Math.floor(day.getTime() / DAY);
    const isWeekend = [0, 6].includes(day.getUTCDay());
    const growth = 1 + (number % 400) / 260;
    const amount = spread(number, 6_400, 8_100) * (isWeekend ? 0.62 : 1) * growth;
    return { at: day, amount: cents(Math.round(amount * 100)), count: Math.round(amount / 96) };
  });
}

const sum = (days: ReturnType<typeof course>): { count: number; amount: Cents } => ({
  count: days.reduce((count, day) => count + day.count, 0),
  amount: cents(days.reduce((amount, day) => amount + day.amount, 0)),
});

const ROWS = 25;

/** A busy day at a payment facilitator; the contract's examples have a single record. */
export const exampleDay: Overrides<typeof areas> = {
  reporting: {
    listTransactions: ({ query = {} }) => ({
      data: payments(Math.min(query.pageSize ?? ROWS, ROWS)),
      count: query.status === undefined ? 2041 : 3,
    }),
    transactionCharts: ({ query = {} }) => {
      const days = course(query);
      return {
        series: [
          { name: 'Amount', points: days.map((day) => ({ at: day.at, value: day.amount })) },
          { name: 'Count', points: days.map((day) => ({ at: day.at, value: day.count })) },
        ],
      };
    },
    transactionStatistics: ({ query = {} }) => ({
      ...fixtures.reporting.transactionStatistics,
      sales: sum(course(query)),
      refunds: { count: 31, amount: cents(248_000) },
      chargebacks: { count: 4, amount: cents(31_200) },
      declined: { count: 438, amount: cents(5_214_000) },
    }),
    authorizations: () => ({
      approved: 8768,
      declined: 438,
      reasons: [
        ['51', 'Insufficient funds', 210],
        ['05', 'Do not honor', 131],
        ['54', 'Expired card', 61],
        ['N7', 'Security code doesn’t match', 36],
      ].map(([responseCode, responseMessage, count]) => ({
        responseCode: String(responseCode),
        responseMessage: String(responseMessage),
        count: Number(count),
        amount: cents(Number(count) * 11_900),
      })),
    }),
  },
};
