import { addAccountLogs } from './account-logs.ts';
import { addAccount } from './accounts.ts';
import { addGuesses, addSignIns } from './activities.ts';
import { addApiKeys, addApplicants, addInvites } from './boarding.ts';
import { type Book, createBook, type Numbering } from './book.ts';
import { createCalendar } from './calendar.ts';
import { addCapital } from './capital.ts';
import { addChecks } from './checks.ts';
import { addCommerce } from './commerce.ts';
import { seedBrands } from './data/brands.ts';
import { addEcheckPayment, isEcheck } from './echecks.ts';
import { addManualPayouts } from './manual-payouts.ts';
import { correctedAt, type SeedMerchant, seedMerchants } from './merchants.ts';
import { addApiLogs } from './monitoring.ts';
import { addNotes, addRemarks } from './notes.ts';
import { observe } from './observe.ts';
import { createPayers } from './payers.ts';
import { simulatePayment } from './payment-history.ts';
import { addPayment } from './payments.ts';
import { addPayouts, addReleasePayouts } from './payouts.ts';
import { addPeople } from './people.ts';
import { addBrands } from './products.ts';
import { createRandom } from './random.ts';
import { addRiskRules } from './risk.ts';
import type { SeedRows } from './rows.ts';
import { type Span, schedule } from './schedule.ts';
import { createSettlement, type Settlement, settleDay } from './settlement.ts';
import { createSettlementFiles, errorEvery } from './settlement-files.ts';
import { createStaff } from './staff.ts';
import { addStaffActs } from './staff-acts.ts';

/** Increment it when the same scale and anchor produce different rows. */
export const seedVersion = 19;

export const seededDays = 365;

/** The seeded rows depend only on this and on `seedVersion`. */
export interface SeedPlan {
  /** The number of payments. */
  readonly scale: number;
  /** The end of seeded time. */
  readonly anchor: Date;
}

/** Payments for the time since an earlier seed's end. */
export interface TopUpPlan extends SeedPlan {
  readonly since: Date;
  readonly numbering: Numbering;
}

/** How many payments' rows are in memory at a time. */
const paymentsAtOnce = 20_000;

/** Rows to write before the next chunk is requested. */
export interface SeedChunk {
  readonly rows: SeedRows;
  /** Payments generated so far. */
  readonly payments: number;
}

/** Batches and payouts of completed days; a later run doesn't generate staff's manual work. */
function settleAll(book: Book, settlement: Settlement, { anchor, since }: Span): void {
  const now = anchor.getTime();
  const settled = settlement
    .days()
    .filter(({ settledAt }) => settledAt <= now)
    .map((totals) => settleDay(book, settlement.files, totals, now));
  for (const { facilitatorId } of since ? [] : seedBrands) {
    const own = settled.filter(({ batch }) => batch.facilitatorId === facilitatorId);
    addManualPayouts(book, own, now);
  }
  const byMerchant = Map.groupBy(settled, ({ totals }) => totals.merchant);
  for (const [merchant, days] of byMerchant) {
    // Bank accounts of an earlier run don't change.
    const corrected = since ? undefined : correctedAt(merchant, anchor)?.getTime();
    addPayouts(book, merchant, days, now, corrected);
    addReleasePayouts(book, merchant, days, now);
  }
}

async function* generatePayments(
  book: Book,
  merchants: readonly SeedMerchant[],
  plan: SeedPlan & Span,
  name: string,
): AsyncGenerator<SeedChunk> {
  const { scale, anchor, since } = plan;
  const now = anchor.getTime();
  const calendar = createCalendar(anchor, seededDays);
  const settlement = createSettlement(
    calendar,
    createSettlementFiles(now, errorEvery(scale)),
    since,
  );
  const random = createRandom(`payments ${name}`);
  const payers = createPayers(book, createRandom(`payers ${name}`));
  const echecks = createRandom(`echecks ${name}`);
  const staffAt = createStaff(merchants);
  for (const [place, draft] of schedule(merchants, calendar, plan, scale).entries()) {
    if (place > 0 && place % paymentsAtOnce === 0) {
      observe(book, now);
      yield { rows: book.take(), payments: place };
    }
    const settledAt = (at: number) => settlement.dayOf(draft.merchant, at).settledAt;
    const story = simulatePayment(draft, now, settledAt, random);
    const payer = payers.draw(draft.merchant, new Date(draft.at), story.decline);
    const staff = staffAt(draft.merchant, random);
    const parts = { draft, story, payer, staff };
    if (isEcheck(story, echecks)) addEcheckPayment(book, settlement, parts, now, echecks);
    else addPayment(book, settlement, parts, now, random);
  }
  if (!since) addCommerce(book, settlement, merchants, { now, scale });
  settleAll(book, settlement, plan);
  if (!since) addRemarks(book, now);
  observe(book, now);
  yield { rows: book.take(), payments: scale };
}

/** Generates every seeded row in chunks, accounts and users first. Uses neither the clock nor the database. */
export async function* generate(plan: SeedPlan): AsyncGenerator<SeedChunk> {
  const book = createBook();
  const merchants = seedMerchants();
  addBrands(book.rows, plan.anchor);
  for (const merchant of merchants) addAccount(book.rows, merchant, plan.anchor);
  await addPeople(book.rows, merchants, plan.anchor);
  addSignIns(book, book.rows.users, plan.anchor);
  addGuesses(book, plan.anchor);
  addApplicants(book, merchants, plan.anchor);
  addInvites(book, merchants, plan.anchor);
  addApiKeys(book, plan.anchor);
  addChecks(book);
  addAccountLogs(book, merchants, plan.anchor);
  addCapital(book, plan.anchor);
  addNotes(book, merchants, plan.anchor);
  addStaffActs(book, merchants, plan.anchor);
  addRiskRules(book, plan.anchor);
  addApiLogs(book, book.rows.apiKeys, plan.anchor);
  yield* generatePayments(book, merchants, plan, String(plan.scale));
}

/** Generates the payments since an earlier seed, and what followed them. */
export async function* generateTopUp(plan: TopUpPlan): AsyncGenerator<SeedChunk> {
  const name = `${plan.scale} since ${plan.since.toISOString()}`;
  yield* generatePayments(createBook(plan.numbering), seedMerchants(), plan, name);
}
