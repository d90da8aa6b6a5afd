import { sendEchecks, settleEchecks } from '../areas/echecks/due.ts';
import { expireSessions, openWaitingSessions } from '../areas/hosted-sessions/due.ts';
import { collectInstallments } from '../areas/installments/due.ts';
import { expireInvites } from '../areas/invites/send.ts';
import { ageInvoices } from '../areas/invoices/due.ts';
import { measureAccounts } from '../areas/risk/measure-accounts.ts';
import { billSubscriptions } from '../areas/subscriptions/due.ts';
import { onProcessorEvent } from '../areas/transactions/events.ts';
import { expireAuthorizations } from '../areas/transactions/expire.ts';
import { recoverPending } from '../areas/transactions/recover.ts';
import { payoutsDue } from '../settlement/payouts-due.ts';
import { settleDue } from '../settlement/settle.ts';
import { deliverDueEvents } from '../simulator/control.ts';
import { deliverWebhooks } from '../webhooks/deliver.ts';
import { deleteExpiredKeys } from './idempotency/claim.ts';
import type { Services } from './services.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'processorOf' | 'achOf' | 'environment'>;

/** How much was done of what was due. */
export interface DueWork {
  readonly recovered: number;
  readonly settled: number;
  readonly expired: number;
  readonly events: number;
  readonly echecksSent: number;
  readonly echecksSettled: number;
  /** Made or moved. */
  readonly payouts: number;
  /** Deliveries tried. */
  readonly webhooks: number;
  readonly invoicesOverdue: number;
  readonly linksExpired: number;
  readonly subscriptionsBilled: number;
  readonly installmentsCollected: number;
}

/**
 * Does what is due by the business clock: asks after pending operations, cuts batches, lets
 * authorizations lapse, hears what processors have to tell. Each step may run again, or be
 * interrupted, at any point.
 * @param pendingForMs how old a pending operation must be to be asked after; pass 0 at the start of
 * the only process, when nothing can be on its way.
 */
export async function runDueWork(services: Needs, pendingForMs?: number): Promise<DueWork> {
  const { database, clock } = services;
  const recovered = await recoverPending(services, pendingForMs);
  const echecksSent = await sendEchecks(services);
  const settled = await settleDue(database, await clock.now());
  const expired = await expireAuthorizations(database, await clock.now());
  await expireInvites(database, await clock.now());
  const events = await deliverDueEvents(database, await clock.now(), (event) =>
    onProcessorEvent(services, event),
  );
  // After returns were heard: what came back before its day does not settle.
  const echecksSettled = await settleEchecks(services);
  const invoicesOverdue = await ageInvoices(database, await clock.now());
  const linksExpired = await expireSessions(database, await clock.now());
  await openWaitingSessions(database, await clock.now());
  const subscriptionsBilled = await billSubscriptions(services);
  const installmentsCollected = await collectInstallments(services);
  const payouts = await payoutsDue(database, await clock.now());
  await measureAccounts(database, await clock.now());
  const webhooks = await deliverWebhooks(database, await clock.now(), {
    mayReachThisMachine: services.environment === 'local',
  });
  await deleteExpiredKeys(database);
  return {
    recovered,
    settled,
    expired,
    events,
    echecksSent,
    echecksSettled,
    invoicesOverdue,
    linksExpired,
    subscriptionsBilled,
    installmentsCollected,
    payouts,
    webhooks,
  };
}

/**
 * Does what is due now and then again and again.
 * @param options.everyMs real milliseconds between two runs; 15,000 by default.
 * @returns ends it, once the run under way is over.
 */
export function startDueWork(
  services: Needs & Pick<Services, 'onError'>,
  { everyMs = 15_000 }: { readonly everyMs?: number } = {},
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const run = async (pendingForMs?: number) => {
    try {
      await runDueWork(services, pendingForMs);
    } catch (problem) {
      services.onError?.(problem, 'due-work');
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run();
    }, everyMs);
    timer.unref();
  };
  let running = run(0);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
