import { disputeStatusLabels } from '@payfac/domain/disputes';
import { type JobName, jobNames } from '@payfac/domain/jobs';
import { timeMoveLabels, timeMoves } from './moves.ts';

/** A job's result in a sentence, by the number of items. */
const jobSentences: Readonly<Record<JobName, (count: number) => string>> = {
  'pending-inquiries': (n) => `Payment outcomes checked: ${n}`,
  'echeck-files': (n) => `eChecks sent to the bank: ${n}`,
  settlement: (n) => `Batches settled: ${n}`,
  'settlement-files': (n) => `Settlement files read: ${n}`,
  'authorization-expiry': (n) => `Authorizations expired: ${n}`,
  'invite-expiry': (n) => `Invites expired: ${n}`,
  'processor-events': (n) => `Processor events received: ${n}`,
  'echeck-settlement': (n) => `eChecks settled: ${n}`,
  'dispute-deadlines': (n) => `Disputes lost past their deadline: ${n}`,
  'overdue-invoices': (n) => `Invoices overdue: ${n}`,
  'link-expiry': (n) => `Links expired: ${n}`,
  'subscription-billing': (n) => `Subscription charges: ${n}`,
  installments: (n) => `Installments collected: ${n}`,
  payouts: (n) => `Payouts made or moved on: ${n}`,
  'risk-metrics': (n) => `Accounts beyond their risk metrics: ${n}`,
  'webhook-delivery': (n) => `Webhook deliveries tried: ${n}`,
  messages: (n) => `Messages sent or given up: ${n}`,
  housekeeping: (n) => `Old rows cleared: ${n}`,
};

/** What happened, in sentences, from the query of a form's redirect. */
export function effectsOf(query: Readonly<Record<string, string>>): readonly string[] {
  const { moved, opened, dispute, status, returned, code } = query;
  const move = timeMoves.find((one) => one === moved);
  const next = Object.entries(disputeStatusLabels).find(([one]) => one === status)?.[1];
  const jobs = jobNames.flatMap((job) => {
    const count = Number(query[job]);
    return Number.isSafeInteger(count) && count > 0 ? [jobSentences[job](count)] : [];
  });
  return [
    ...(move ? [`Time moved: ${timeMoveLabels[move].toLowerCase()}`] : []),
    ...(opened ? [`Dispute ${opened} opened`] : []),
    ...(dispute && next ? [`Dispute ${dispute} is now: ${next}`] : []),
    ...(returned ? [`The bank returned payout ${returned}${code ? ` (${code})` : ''}`] : []),
    ...jobs,
    ...(move && jobs.length === 0 ? ['Nothing came due.'] : []),
  ];
}
