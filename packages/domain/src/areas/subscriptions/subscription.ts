import * as z from 'zod/mini';
import { paymentTypes } from '../../kernel/enumerations/index.ts';
import { money } from '../../kernel/money/index.ts';
import { day, instant } from '../../kernel/time/index.ts';
import { cancelEffects } from '../plans/index.ts';
import { subscriptionStatuses } from './machine.ts';

/** The current billing period and its price. */
export const subscriptionPeriodSchema = z.object({
  /** Period number, from 0. */
  index: z.int(),
  /** First day of the period. */
  from: day,
  /** The day after the last day. */
  until: day,
  /** Charge date. */
  chargeOn: day,
  /** US dollars, at most two decimals. */
  amount: money,
});

/** A customer's subscription to a plan, as its list shows it, with its billing details. */
export const subscriptionSchema = z.object({
  /** Id of the subscription, `sub_…`, from `subscriptions.list`. */
  subscriptionId: z.string(),
  /** Id of the subscription plan, `pln_…`, from `plans.list`. */
  planId: z.string(),
  /** Name of the plan. */
  planName: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.string(),
  /** Customer's name at the time. */
  customerName: z.string(),
  /** Email address, such as `grace@mail.example`. */
  email: z.nullable(z.string()),
  /** Current status. */
  status: z.enum(subscriptionStatuses),
  /** Quantity charged per period. */
  quantity: z.int(),
  /** Keys of the enabled modules. */
  modules: z.array(z.string()),
  /** Payment type: card or eCheck. */
  paymentType: z.enum(paymentTypes),
  /** Last four digits of the card or account charged. */
  truncatedAccount: z.string(),
  /** Start date, `YYYY-MM-DD`. */
  startedOn: day,
  /** Null once the plan is over or the subscription canceled. */
  currentPeriod: z.nullable(subscriptionPeriodSchema),
  /** Next charge date. */
  nextChargeOn: z.nullable(day),
  /** Failed charge attempts for the current period. */
  failedAttempts: z.int(),
  /** Ids of its payments, newest first. */
  transactionIds: z.array(z.string()),
  /** When it was created. */
  createdAt: instant,
  /** When it was canceled; null otherwise. */
  canceledAt: z.nullable(instant),
  /** When a cancellation takes effect. */
  cancelEffect: z.enum(cancelEffects),
  /** End date; null until it is known. */
  endsOn: z.nullable(day),
});
export type Subscription = z.output<typeof subscriptionSchema>;
