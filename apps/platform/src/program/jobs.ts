import type { JobName } from '@payfac/domain/jobs';
import { expireDisputes } from '../areas/disputes/expire-disputes.ts';
import { sendEchecks, settleEchecks } from '../areas/echecks/ach-files.ts';
import { expireSessions, openWaitingSessions } from '../areas/hosted-sessions/expire-sessions.ts';
import { collectInstallments } from '../areas/installments/collect-installments.ts';
import { expireInvites } from '../areas/invites/send.ts';
import { ageInvoices } from '../areas/invoices/age-invoices.ts';
import { onProcessorEvent, ownersOf } from '../areas/processor-events/on-processor-event.ts';
import { mergeTallies } from '../areas/reporting/merge-tallies.ts';
import { measureAccounts } from '../areas/risk/measure-accounts.ts';
import { payoutsDue } from '../areas/settlement/payouts-due.ts';
import { readSettlementFiles } from '../areas/settlement/read-files.ts';
import { settleDue } from '../areas/settlement/settle.ts';
import { billSubscriptions } from '../areas/subscriptions/bill-subscriptions.ts';
import { deleteUnusedTokenSessions } from '../areas/tokenization/retention.ts';
import { expireAuthorizations } from '../areas/transactions/expire.ts';
import { recoverPending } from '../areas/transactions/recover.ts';
import { notifyGivenUpDelivery } from '../areas/webhooks/notify-given-up-delivery.ts';
import { deleteOldDrafts } from '../hosted/onboarding/drafts.ts';
import { deleteExpiredKeys } from '../http/idempotency/claim.ts';
import type { JobServices } from '../http/services.ts';
import { deleteOldSessions } from '../http/sessions/retention.ts';
import type { Database } from '../kernel/database/connection.ts';
import type { Job as JobOf } from '../kernel/jobs/job.ts';
import { rowByRow } from '../kernel/jobs/row-by-row.ts';
import { mergeLedgerTallies } from '../kernel/ledger/tallies.ts';
import { deleteOldWindows } from '../kernel/limits/take.ts';
import { deleteOldLogs } from '../kernel/monitoring/retention.ts';
import { deliverMessages } from '../kernel/outbox/deliver.ts';
import { deleteOldMessages } from '../kernel/outbox/retention.ts';
import { deliverWebhooks } from '../kernel/webhooks/deliver.ts';
import { deliverDueEvents } from '../processors/simulated/control.ts';

type Job = JobOf<JobServices>;

/** For work whose result a user waits for. */
const soon = 15;
/** For work in the background. */
const later = 60;

const hearProcessors: Job['run'] = (services, now) =>
  deliverDueEvents(
    services.database,
    now,
    (event) => onProcessorEvent(services, event),
    (references) => ownersOf(services.database, references),
  );

/** Settles only after returns are processed, so that an eCheck returned before its settlement day doesn't settle. */
const settleHeardEchecks: Job['run'] = async (services, now) => {
  await hearProcessors(services, now);
  return settleEchecks(services);
};

const expireLinks: Job['run'] = async ({ database }, now) =>
  (await expireSessions(database, now)) + (await openWaitingSessions(database, now));

const tidy: Job['run'] = async ({ database }, now) => {
  let tidied = 0;
  const parts = [
    { id: 'idempotency-keys', tidy: () => deleteExpiredKeys(database) },
    { id: 'sums', tidy: () => mergeTallies(database) },
    { id: 'balances', tidy: () => mergeLedgerTallies(database) },
    { id: 'logs', tidy: () => deleteOldLogs(database, now) },
    { id: 'messages', tidy: () => deleteOldMessages(database, now) },
    { id: 'token-sessions', tidy: () => deleteUnusedTokenSessions(database, now) },
    { id: 'limits', tidy: () => deleteOldWindows(database) },
    { id: 'sessions', tidy: () => deleteOldSessions(database) },
    { id: 'onboarding-drafts', tidy: () => deleteOldDrafts(database) },
  ];
  await rowByRow(
    parts,
    ({ id }) => ({ id }),
    async (part) => {
      tidied += (await part.tidy()) ?? 0;
    },
  );
  return tidied;
};

const deliver: Job['run'] = ({ database, environment }, now) =>
  deliverWebhooks(database, now, {
    reach: { mayReachThisMachine: environment === 'local' },
    notifyGivenUpDelivery: notifyGivenUpDelivery,
  });

const sendMessages: Job['run'] = ({ database, environment, places, senders = {} }, now) =>
  deliverMessages(database, now, {
    senders,
    originsOf: (facilitatorId) => {
      const whose = { facilitatorId, environment };
      return [places.hostedPages(whose), places.app(whose)];
    },
  });

/** A job that needs only the database. */
const on =
  (work: (database: Database, now: Date) => Promise<number>): Job['run'] =>
  ({ database }, now) =>
    work(database, now);

const business = (name: JobName, everySeconds: number, run: Job['run']): Job => ({
  name,
  time: 'business',
  everySeconds,
  run,
});

/** All jobs, each after those it builds on when all run in sequence. */
export const jobs: readonly Job[] = [
  business('pending-inquiries', soon, (services) => recoverPending(services)),
  business('echeck-files', soon, sendEchecks),
  business('settlement', soon, on(settleDue)),
  business('settlement-files', soon, (services, now) => readSettlementFiles(services, now)),
  business('authorization-expiry', later, on(expireAuthorizations)),
  business('invite-expiry', later, on(expireInvites)),
  business('processor-events', soon, hearProcessors),
  business('echeck-settlement', soon, settleHeardEchecks),
  business('dispute-deadlines', later, on(expireDisputes)),
  business('overdue-invoices', later, on(ageInvoices)),
  business('link-expiry', later, expireLinks),
  business('subscription-billing', soon, billSubscriptions),
  business('installments', soon, collectInstallments),
  business('payouts', soon, on(payoutsDue)),
  business('risk-metrics', later, on(measureAccounts)),
  business('webhook-delivery', soon, deliver),
  business('messages', soon, sendMessages),
  { name: 'housekeeping', time: 'real', everySeconds: 600, run: tidy },
];

const byName = new Map(jobs.map((job) => [job.name, job]));

/** @throws RangeError for an unknown job. */
export function jobNamed(name: JobName): Job {
  const job = byName.get(name);
  if (!job) throw new RangeError(`No job is named ${name}.`);
  return job;
}
