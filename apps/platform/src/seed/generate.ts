import { addAccount, addBrands } from './accounts.ts';
import { addActivities } from './activities.ts';
import { createBook } from './book.ts';
import { createCalendar } from './calendar.ts';
import { type SeedMerchant, seedMerchants } from './merchants.ts';
import { createPayers } from './payers.ts';
import { addPayment } from './payments.ts';
import { addPayouts } from './payouts.ts';
import { addPeople } from './people.ts';
import { createRandom } from './random.ts';
import { noRows, type SeedRows } from './rows.ts';
import { schedule } from './schedule.ts';
import { createSettlement, type SettledDay, settleDay } from './settlement.ts';
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

/** Makes every seeded row, in memory. Nothing here knows the clock or the database. */
export async function generate({ scale, anchor }: SeedPlan): Promise<SeedRows> {
  const rows = noRows();
  const now = anchor.getTime();
  const merchants = seedMerchants();
  addBrands(rows, anchor);
  for (const merchant of merchants) addAccount(rows, merchant, anchor);
  await addPeople(rows, merchants, anchor);

  const calendar = createCalendar(anchor, seededDays);
  const settlement = createSettlement(calendar);
  const book = createBook(rows);
  const random = createRandom(`payments ${scale}`);
  const payers = createPayers(rows, createRandom(`payers ${scale}`));
  const staffAt = createStaff(merchants);
  for (const draft of schedule(merchants, calendar, anchor, scale)) {
    const settledAt = (at: number) => settlement.dayOf(draft.merchant, at).settledAt;
    const story = tell(draft, now, settledAt, random);
    const payer = payers.draw(draft.merchant, new Date(draft.at), story.decline);
    const staff = staffAt(draft.merchant, random);
    addPayment(book, settlement, { draft, story, payer, staff }, now, random);
  }

  const settled = new Map<SeedMerchant, SettledDay[]>();
  for (const totals of settlement.days()) {
    if (totals.settledAt > now) continue;
    const days = settled.get(totals.merchant) ?? [];
    settled.set(totals.merchant, days);
    days.push(settleDay(book, totals, now));
  }
  for (const [merchant, days] of settled) addPayouts(book, merchant, days, now, random);
  addActivities(rows);
  return rows;
}
