import { cents, percentageOf } from '@payfac/domain/money';
import { feePosting, releasePosting, reservePosting } from '../../kernel/ledger/postings.ts';
import type { Book } from './book.ts';
import type { Calendar } from './calendar.ts';
import { seedBrands } from './data/brands.ts';
import type { DayTotals } from './day-totals.ts';
import { type SeedMerchant, subMerchantIdOf } from './merchants.ts';
import type { SeedRows } from './rows.ts';
import type { SettlementFiles } from './settlement-files.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** After the end of the business day in the facilitator's zone. */
const cutOffMs = 2 * hourMs;
/** How long a reserve is withheld. */
export const reserveHeldMs = 180 * dayMs;

export interface Settlement {
  readonly files: SettlementFiles;
  /** The totals of an instant's business day, to add to. */
  dayOf(merchant: SeedMerchant, at: number): DayTotals;
  /** The same, only if the day has totals already. */
  knownDayOf(merchant: SeedMerchant, at: number): DayTotals | undefined;
  readonly days: () => readonly DayTotals[];
}

/**
 * @param since days up to this moment are left to the running platform to settle, since they may contain more than is
 * generated here.
 */
export function createSettlement(
  calendar: Calendar,
  files: SettlementFiles,
  since?: Date,
): Settlement {
  const settledBefore = since?.getTime() ?? Number.NEGATIVE_INFINITY;
  const zones = new Map(
    seedBrands.map(({ facilitatorId, timeZone }) => [facilitatorId, calendar.in(timeZone)]),
  );
  const totals = new Map<string, DayTotals>();
  const placeOf = (merchant: SeedMerchant, at: number) => {
    const zone = zones.get(merchant.product.facilitatorId);
    if (!zone) throw new RangeError(`No such facilitator: ${merchant.product.facilitatorId}`);
    const day = zone.dayOf(at);
    return {
      zone,
      day,
      key: `${String(merchant.number).padStart(4, '0')}_${day.replaceAll('-', '')}`,
    };
  };
  return {
    files,
    knownDayOf: (merchant, at) => totals.get(placeOf(merchant, at).key),
    dayOf: (merchant, at) => {
      const { zone, day, key } = placeOf(merchant, at);
      const known = totals.get(key);
      if (known) return known;
      const fresh: DayTotals = {
        merchant,
        day,
        batchId: `bat_${key}`,
        settledAt:
          zone.startOf(day) > settledBefore
            ? zone.startOf(day) + dayMs + cutOffMs
            : Number.POSITIVE_INFINITY,
        sales: 0,
        refunds: 0,
        chargebacks: 0,
        gross: 0,
        refunded: 0,
        chargedBack: 0,
        fees: 0,
        disputeFees: 0,
        grossByBrand: new Map(),
      };
      totals.set(key, fresh);
      return fresh;
    },
    days: () => [...totals.values()].toSorted((one, other) => one.settledAt - other.settledAt),
  };
}

/** What a settled day's batch pays the merchant; the reserve is withheld for half a year. */
export interface SettledDay {
  readonly totals: DayTotals;
  readonly batch: SeedRows['batches'][number];
  readonly net: number;
}

/** Cuts the batch of a completed day: its row, fees and reserve. */
export function settleDay(
  book: Book,
  files: SettlementFiles,
  totals: DayTotals,
  now: number,
): SettledDay {
  const { merchant, day, batchId, settledAt } = totals;
  const { facilitatorId, spProductId } = merchant.product;
  const subject = { facilitatorId, subMerchantId: subMerchantIdOf(merchant), batchId };
  const at = new Date(settledAt);
  if (totals.fees > 0) {
    book.post(feePosting({ ...subject, feeKind: 'processing', amount: cents(totals.fees) }), at);
  }
  let withheld = 0;
  for (const [type, gross] of totals.grossByBrand) {
    const amount = percentageOf(cents(gross), merchant.reserve);
    if (amount <= 0) continue;
    withheld += amount;
    book.post(reservePosting({ ...subject, amount, type }), at);
    const releasedAt = settledAt + reserveHeldMs;
    if (releasedAt < now) {
      book.post(releasePosting({ ...subject, amount, type }), new Date(releasedAt));
    }
  }
  const fees = totals.fees + totals.disputeFees;
  const net = totals.gross - totals.refunded - totals.chargedBack - fees - withheld;
  const batch: SettledDay['batch'] = {
    batchId,
    facilitatorId,
    spProductId,
    subMerchantId: subject.subMerchantId,
    provider: 'simulator',
    businessDate: day,
    saleCount: totals.sales,
    refundCount: totals.refunds,
    chargebackCount: totals.chargebacks,
    grossAmount: cents(totals.gross),
    refundAmount: cents(totals.refunded),
    chargebackAmount: cents(totals.chargedBack),
    feeAmount: cents(fees),
    reserveAmount: cents(withheld),
    netAmount: cents(net),
    payoutId: null,
    createdAt: at,
  };
  book.rows.batches.push(batch);
  files.close(book, batch);
  return { totals, batch, net };
}
