import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import type { OnboardingAction } from './onboarding-state.ts';

/** What a line of an account's log is about; `note` is a note alone. */
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

/** A line of an account's log: every act on the account leaves one. */
export const applicationLogSchema = z.object({
  /** Which kind it is. */
  type: z.enum(applicationLogTypes),
  /** What was done, in words such as `Approved the application`. */
  verb: z.string(),
  /** What it was before, in words; null where an act has no before. */
  from: z.nullable(z.string()),
  /** What it became, in words; null where an act has no after. */
  to: z.nullable(z.string()),
  /** The reason given, or what was noted; null for none. */
  note: z.nullable(z.string()),
  /** When, on the local clock. */
  datetime: instant,
  /** Who did it; null for the system. */
  username: z.nullable(z.string()),
  /** Their name when they did it; null for the system. */
  name: z.nullable(z.string()),
  /** A reason that the merchant reads. Default: among staff. */
  isTold: z.optional(z.boolean()),
});
export type ApplicationLog = z.output<typeof applicationLogSchema>;

/** What each move of an application is called in its log. */
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
