import {
  type DisputeAction,
  disputeStatusLabels,
  disputeTransitionsFrom,
} from '@payfac/domain/disputes';
import { formatUsd } from '@payfac/domain/money';
import { payoutStatusLabels } from '@payfac/domain/payouts';
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import {
  disputes,
  payouts,
  subMerchants,
  transactions,
} from '../../kernel/database/schema/index.ts';

type Choice = readonly [value: string, text: string];

const mostShown = 12;

const actionWords: Readonly<Record<DisputeAction, string>> = {
  respond: 'the merchant sends evidence',
  accept: 'the merchant accepts it',
  expire: 'nobody responds in time',
  win: 'the merchant wins',
  lose: 'the merchant loses',
  close: 'the bank closes the inquiry',
  escalate: 'the inquiry becomes a dispute',
};

/** A seeded id without its leading zeros, as displayed. */
const short = (id: string): string => id.replace(/0+(?=\d)/, '');

export interface Choices {
  /** Settled card payments that can be disputed, latest first. */
  readonly payments: readonly Choice[];
  /** Open disputes with each possible next step. */
  readonly disputes: readonly Choice[];
  /** Payouts at the bank. */
  readonly payouts: readonly Choice[];
}

/** The choices in the page's forms, for a brand. */
export async function choicesOf(queryable: Queryable, facilitatorId: string): Promise<Choices> {
  const settled = await queryable
    .select({
      id: transactions.transactionId,
      amount: transactions.capturedAmount,
      account: subMerchants.dbaName,
    })
    .from(transactions)
    .innerJoin(subMerchants, eq(subMerchants.subMerchantId, transactions.subMerchantId))
    .where(
      and(
        eq(transactions.facilitatorId, facilitatorId),
        eq(transactions.status, 'settled'),
        eq(transactions.operation, 'sale'),
        ne(transactions.paymentType, 'eCheck'),
      ),
    )
    .orderBy(desc(transactions.createdAt), desc(transactions.transactionId))
    .limit(mostShown);
  const open = await queryable
    .select({ id: disputes.disputeId, status: disputes.status, amount: disputes.amount })
    .from(disputes)
    .where(and(eq(disputes.facilitatorId, facilitatorId), isNull(disputes.closedAt)))
    .orderBy(desc(disputes.createdAt), desc(disputes.disputeId))
    .limit(mostShown);
  const atTheBank = await queryable
    .select({
      id: payouts.payoutId,
      status: payouts.status,
      amount: payouts.amount,
      beneficiary: payouts.beneficiary,
    })
    .from(payouts)
    .where(
      and(
        eq(payouts.facilitatorId, facilitatorId),
        inArray(payouts.status, ['instruction', 'processing', 'processed', 'sent']),
      ),
    )
    .orderBy(desc(payouts.createdAt), desc(payouts.payoutId))
    .limit(mostShown);
  return {
    payments: settled.map(({ id, amount, account }) => [
      id,
      `${formatUsd(amount)} at ${account} (${short(id)})`,
    ]),
    disputes: open.flatMap(({ id, status, amount }) =>
      disputeTransitionsFrom(status).map(
        ({ action }): Choice => [
          `${id} ${action}`,
          `${formatUsd(amount)}, ${disputeStatusLabels[status].toLowerCase()}: ${actionWords[action]}`,
        ],
      ),
    ),
    payouts: atTheBank.map(({ id, status, amount, beneficiary }) => [
      id,
      `${formatUsd(amount)} to ${beneficiary}, ${payoutStatusLabels[status].toLowerCase()}`,
    ]),
  };
}
