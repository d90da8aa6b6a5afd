import { addAccount, addBrands } from './accounts.ts';
import { addSignIns } from './activities.ts';
import { type Book, createBook } from './book.ts';
import { createCalendar } from './calendar.ts';
import { type SeedMerchant, seedMerchants } from './merchants.ts';
import { createPayers } from './payers.ts';
import { addPayment } from './payments.ts';
import { addPayouts } from './payouts.ts';
import { addPeople } from './people.ts';
import { createRandom, type Random } from './random.ts';
import type { SeedRows } from './rows.ts';
import { schedule } from './schedule.ts';
import { createSettlement, type SettledDay, type Settlement, settleDay } from './settlement.ts';
import { createStaff } from './staff.ts';
import { tell } from './story.ts';

/** Raised when the same scale and anchor give other rows than before. */
export const seedVersion = 1;

export const seededDays = 365;

/** What seeded rows are a function of, together with `seedVersion`. */
export interface SeedPlan {
  /** Payments. */
  readonly scale: number;
  /** The moment at which seeded time ends. */
  readonly anchor: Date;
}

/** Rows of this many payments are in memory at a time. */
const paymentsAtOnce = 20_000;

/** Rows to be written before the next are asked for. */
export interface SeedChunk {
  readonly rows: SeedRows;
  /** Payments made up so far. */
  readonly payments: number;
}

/** Batches and payouts of the days that are over. */
function settleAll(book: Book, settlement: Settlement, now: number, random: Random): void {
  const settled = new Map<SeedMerchant, SettledDay[]>();
  for (const totals of settlement.days()) {
    if (totals.settledAt > now) continue;
    const days = settled.get(totals.merchant) ?? [];
    settled.set(totals.merchant, days);
    days.push(settleDay(book, totals, now));
  }
  for (const [merchant, days] of settled) addPayouts(book, merchant, days, now, random);
}

/**
 * Makes every seeded row, chunk by chunk, accounts and people first. Nothing here knows the clock or
 * the database.
 */
export async function* generate({ scale, anchor }: SeedPlan): AsyncGenerator<SeedChunk> {
  const book = createBook();
  const now = anchor.getTime();
  const merchants = seedMerchants();
  addBrands(book.rows, anchor);
  for (const merchant of merchants) addAccount(book.rows, merchant, anchor);
  await addPeople(book.rows, merchants, anchor);
  addSignIns(book, book.rows.users, anchor);

  const calendar = createCalendar(anchor, seededDays);
  const settlement = createSettlement(calendar);
  const random = createRandom(`payments ${scale}`);
  const payers = createPayers(book, createRandom(`payers ${scale}`));
  const staffAt = createStaff(merchants);
  for (const [place, draft] of schedule(merchants, calendar, anchor, scale).entries()) {
    if (place > 0 && place % paymentsAtOnce === 0) yield { rows: book.take(), payments: place };
    const settledAt = (at: number) => settlement.dayOf(draft.merchant, at).settledAt;
    const story = tell(draft, now, settledAt, random);
    const payer = payers.draw(draft.merchant, new Date(draft.at), story.decline);
    const staff = staffAt(draft.merchant, random);
    addPayment(book, settlement, { draft, story, payer, staff }, now, random);
  }
  settleAll(book, settlement, now, random);
  yield { rows: book.take(), payments: scale };
}
