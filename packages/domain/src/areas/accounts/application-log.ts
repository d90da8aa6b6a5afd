import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import type { OnboardingAction } from './onboarding-state.ts';

/** Subjects of an account's log entries; `note` is a plain note. */
export const applicationLogTypes = [
  'status',
  'check',
  'suspension',
  'processor',
  'bank-account',
  'payout',
  'feature',
  'limit',
  'details',
  'note',
] as const;
export type ApplicationLogType = (typeof applicationLogTypes)[number];

export const applicationLogTypeLabels: Readonly<Record<ApplicationLogType, string>> = {
  status: 'Status',
  check: 'Checks',
  suspension: 'Suspension',
  processor: 'Processor',
  'bank-account': 'Bank account',
  payout: 'Payouts',
  feature: 'Features',
  limit: 'Limits and pricing',
  details: 'Details',
  note: 'Notes',
};

/** An entry of an account's log: every action on the account adds one. */
export const applicationLogSchema = z.object({
  /** Subject of the entry. */
  type: z.enum(applicationLogTypes),
  /** What was done, such as `Approved the application`. */
  verb: z.string(),
  /** Previous value, in words; null when the action changes no value. */
  from: z.nullable(z.string()),
  /** New value, in words; null when the action changes no value. */
  to: z.nullable(z.string()),
  /** Reason or note entered; null for none. */
  note: z.nullable(z.string()),
  /** When it was done, in local time. */
  datetime: instant,
  /** Username of the person who did it; null for the system. */
  username: z.nullable(z.string()),
  /** The person's name at the time; null for the system. */
  name: z.nullable(z.string()),
  /** Whether the merchant is shown the reason. Default: staff only. */
  isTold: z.optional(z.boolean()),
});
export type ApplicationLog = z.output<typeof applicationLogSchema>;

/** The verb each move of an application gets in its log. */
export const onboardingVerbs: Readonly<Record<OnboardingAction, string>> = {
  'send-sms': 'Accepted the invite',
  'confirm-sms': 'Confirmed the phone number',
  'select-type': 'Chose the business type',
  'enter-identity': 'Told the business and its owners',
  'fill-in': 'Began to fill in the application',
  'enter-payout': 'Entered the bank account for payouts',
  submit: 'Submitted the application',
  'request-information': 'Asked for more information',
  approve: 'Approved the application',
  decline: 'Declined the application',
  activate: 'Took the account live',
  archive: 'Archived the application',
  reopen: 'Opened the application again',
  underwrite: 'Started the processor review',
  provision: 'Provisioned the processor',
  reset: 'Reset the processor',
};
