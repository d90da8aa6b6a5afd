import * as z from 'zod/mini';
import { paymentTypes } from '../enumerations/index.ts';
import { money } from '../money/index.ts';
import { cancelEffects } from '../plans/index.ts';
import { day, instant } from '../time/index.ts';
import { subscriptionStatuses } from './machine.ts';

/** The period that runs, with what it costs. */
export const subscriptionPeriodSchema = z.object({
  index: z.int(),
  from: day,
  /** The day after the last one. */
  until: day,
  chargeOn: day,
  amount: money,
});

/**
 * A customer's subscription to a plan. The documents name its id alone (document 1, section 3); the
 * rest is what its list shows and its billing needs.
 */
export const subscriptionSchema = z.object({
  subscriptionId: z.string(),
  planId: z.string(),
  planName: z.string(),
  subMerchantId: z.string(),
  accountName: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  email: z.nullable(z.string()),
  status: z.enum(subscriptionStatuses),
  /** Units a period is charged for. */
  quantity: z.int(),
  /** Modules switched on, by key. */
  modules: z.array(z.string()),
  paymentType: z.enum(paymentTypes),
  /** The last four digits of the card or account charged. */
  truncatedAccount: z.string(),
  startedOn: day,
  /** Null once the plan is over or the subscription canceled. */
  currentPeriod: z.nullable(subscriptionPeriodSchema),
  nextChargeOn: z.nullable(day),
  failedAttempts: z.int(),
  /** Payments of its periods, the newest first. */
  transactionIds: z.array(z.string()),
  createdAt: instant,
  canceledAt: z.nullable(instant),
  /** How a cancellation of its plan takes effect. */
  cancelEffect: z.enum(cancelEffects),
  /** The day it ends, once that is known. */
  endsOn: z.nullable(day),
});
export type Subscription = z.output<typeof subscriptionSchema>;
