import type { JobName } from '@payfac/domain/jobs';
import type { Services } from '../../api/services.ts';
import { payoutsDue } from '../../settlement/payouts-due.ts';
import { settleDue } from '../../settlement/settle.ts';
import { deliverWebhooks } from '../../webhooks/deliver.ts';
import { expireSessions } from '../hosted-sessions/due.ts';
import { ageInvoices } from '../invoices/due.ts';
import { measureAccounts } from '../risk/measure-accounts.ts';
import { billSubscriptions } from '../subscriptions/due.ts';

/** Does what is due of one kind of work. @returns how many things were worked on. */
type Job = (services: Services) => Promise<number>;

/** Scheduled work by its name. */
export const jobs: Readonly<Record<JobName, Job>> = {
  settlement: async ({ database, clock }) => settleDue(database, await clock.now()),
  payouts: async ({ database, clock }) => payoutsDue(database, await clock.now()),
  'subscription-billing': billSubscriptions,
  'overdue-invoices': async ({ database, clock }) => ageInvoices(database, await clock.now()),
  'link-expiry': async ({ database, clock }) => expireSessions(database, await clock.now()),
  'risk-metrics': async ({ database, clock }) => measureAccounts(database, await clock.now()),
  'webhook-delivery': async ({ database, clock, environment }) =>
    deliverWebhooks(database, await clock.now(), { mayReachThisMachine: environment === 'local' }),
};
