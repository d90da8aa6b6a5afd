import type { JobName } from '@payfac/domain/jobs';

/** What each scheduled job does. */
export const jobTexts: Readonly<Record<JobName, string>> = {
  'pending-inquiries': 'Asks processors about payments that are awaiting an outcome.',
  'echeck-files': 'Sends eChecks to the bank.',
  settlement: 'Cuts batches that are due and settles them.',
  'settlement-files': 'Reads processors’ settlement files and compares them with our books.',
  'authorization-expiry': 'Releases authorizations that were not captured in time.',
  'invite-expiry': 'Ends invites that nobody accepted in time.',
  'processor-events': 'Imports disputes, returns, and other processor events.',
  'echeck-settlement': 'Settles eChecks that were not returned in time.',
  'dispute-deadlines': 'Closes disputes whose deadline has passed.',
  'overdue-invoices': 'Marks unpaid invoices as overdue.',
  'link-expiry': 'Ends payment links that have expired and opens those that are due.',
  'subscription-billing': 'Charges subscriptions that are due.',
  installments: 'Charges installments that are due.',
  payouts: 'Creates and sends payouts that are due.',
  'risk-metrics': 'Measures accounts and raises alerts beyond their limits.',
  'webhook-delivery': 'Delivers webhooks, and again those that failed.',
  messages: 'Sends emails and text messages, and again those that failed.',
  housekeeping: 'Removes old logs, sessions, and keys.',
};
