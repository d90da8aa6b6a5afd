import { type DisputeAction, disputeActions, disputeReasons } from '@payfac/domain/disputes';
import { echeckReturnCodes, isEcheckReturnCode } from '@payfac/domain/echecks';
import { and, eq } from 'drizzle-orm';
import { moveDispute } from '../../areas/disputes/move.ts';
import { openDispute } from '../../areas/disputes/open.ts';
import { sendBack } from '../../areas/settlement/send-back.ts';
import { CallFailure } from '../../http/failures.ts';
import type { Brand } from '../../http/hosts/brands.ts';
import type { DueWork, JobServices } from '../../http/services.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { disputes, payouts, transactions } from '../../kernel/database/schema/index.ts';
import { textOf, type Values } from '../frame/form.ts';
import { momentAfter, nextStop, type TimeMove, timeMoves } from './moves.ts';

/** The page's dependencies. */
export interface TimeServices extends JobServices {
  /** Runs everything that is due by business time. */
  readonly runDueWork: (services: JobServices) => Promise<DueWork>;
}

export interface ZonedBrand extends Brand {
  readonly timeZone: string;
}

/** The result of a form: what happened, or its problems. */
export type Result =
  | { readonly kind: 'done'; readonly what: Readonly<Record<string, string>> }
  | { readonly kind: 'refused'; readonly message: string };

const refused = (message: string): Result => ({ kind: 'refused', message });

/** Moves the clock from stop to stop, so that everything comes due in order. */
async function moveTime(
  services: TimeServices,
  move: TimeMove,
  brand: ZonedBrand,
): Promise<Result> {
  const { database, clock } = services;
  const target = await momentAfter(database, move, brand, await clock.now());
  const done = new Map<string, number>();
  for (let now = await clock.now(); now < target; now = await clock.now()) {
    const stop = nextStop(now, brand.timeZone);
    const nearer = Math.min(stop.getTime(), target.getTime());
    await clock.advance(Math.ceil((nearer - now.getTime()) / 1000));
    for (const [job, count] of Object.entries(await services.runDueWork(services))) {
      done.set(job, (done.get(job) ?? 0) + count);
    }
  }
  const counts = [...done].filter(([, count]) => count > 0);
  const what = Object.fromEntries(counts.map(([job, count]) => [job, String(count)]));
  return { kind: 'done', what: { moved: move, ...what } };
}

async function open(services: JobServices, values: Values, brand: Brand): Promise<Result> {
  const { database, clock } = services;
  const transactionId = textOf(values, 'payment');
  const reason = disputeReasons.find((one) => one === textOf(values, 'reason'));
  const kind = textOf(values, 'kind') === 'inquiry' ? 'inquiry.opened' : 'dispute.opened';
  const [payment] = await database
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.transactionId, transactionId),
        eq(transactions.facilitatorId, brand.facilitatorId),
      ),
    );
  if (!payment || !reason) return refused('Choose a payment and a reason.');
  const opened = await openDispute(database, payment, { kind, reason }, await clock.now());
  if (opened === undefined || opened === 'later') {
    return refused('This payment can’t be disputed now.');
  }
  return { kind: 'done', what: { opened: opened.disputeId } };
}

async function moveOn(services: JobServices, values: Values, brand: Brand): Promise<Result> {
  const { database, clock } = services;
  const [disputeId = '', chosen = ''] = textOf(values, 'dispute').split(' ');
  const action: DisputeAction | undefined = disputeActions.find((one) => one === chosen);
  const [dispute] = await database
    .select({ id: disputes.disputeId })
    .from(disputes)
    .where(and(eq(disputes.disputeId, disputeId), eq(disputes.facilitatorId, brand.facilitatorId)));
  if (!dispute || !action) return refused('Choose a dispute and what happens to it.');
  const { status } = await moveDispute(database, disputeId, action, await clock.now());
  return { kind: 'done', what: { dispute: disputeId, status } };
}

async function returnPayout(services: JobServices, values: Values, brand: Brand): Promise<Result> {
  const { database, clock } = services;
  const payoutId = textOf(values, 'payout');
  const code = textOf(values, 'code');
  if (!isEcheckReturnCode(code)) return refused('Choose why the bank sends it back.');
  const at = await clock.now();
  const isReturned = await inTransaction(database, async (transaction) => {
    const [payout] = await transaction
      .select()
      .from(payouts)
      .where(and(eq(payouts.payoutId, payoutId), eq(payouts.facilitatorId, brand.facilitatorId)))
      .for('update');
    return payout !== undefined && sendBack(transaction, payout, code, at);
  });
  if (!isReturned) return refused('Choose a payout that is at the bank.');
  return { kind: 'done', what: { returned: payoutId, code } };
}

/** The reasons for which a bank returns a payout. */
export const payoutReturnCodes = (['R02', 'R03', 'R04', 'R20'] as const).map(
  (code) => [code, `${code}: ${echeckReturnCodes[code]}`] as const,
);

/** Runs the action of a submitted form. */
export async function act(
  services: TimeServices,
  values: Values,
  brand: ZonedBrand,
): Promise<Result> {
  const move = timeMoves.find((one) => one === textOf(values, 'move'));
  try {
    if (move) return await moveTime(services, move, brand);
    switch (textOf(values, 'act')) {
      case 'open-dispute':
        return await open(services, values, brand);
      case 'move-dispute':
        return await moveOn(services, values, brand);
      case 'return-payout':
        return await returnPayout(services, values, brand);
      default:
        return refused('Choose what should happen.');
    }
  } catch (problem) {
    if (problem instanceof CallFailure) return refused(problem.message);
    throw problem;
  }
}
