import * as z from 'zod/mini';
import { paymentTypes } from '../../kernel/enumerations/index.ts';
import { money } from '../../kernel/money/index.ts';
import { day, instant } from '../../kernel/time/index.ts';
import { cancelEffects } from '../plans/index.ts';
import { subscriptionStatuses } from './machine.ts';

/** The period that runs, with what it costs. */
export const subscriptionPeriodSchema = z.object({
  /** The period's number, counted from 0. */
  index: z.int(),
  /** The first day of the period. */
  from: day,
  /** The day after the last one. */
  until: day,
  /** The day it is charged. */
  chargeOn: day,
  /** US dollars, at most two decimals. */
  amount: money,
});

/** A customer's subscription to a plan, with what its list shows and its billing needs. */
export const subscriptionSchema = z.object({
  /** Id of the subscription, `sub_…`, from `subscriptions.list`. */
  subscriptionId: z.string(),
  /** Id of the subscription plan, `pln_…`, from `plans.list`. */
  planId: z.string(),
  /** Name of the subscription plan. */
  planName: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.string(),
  /** Name of the customer at that moment. */
  customerName: z.string(),
  /** Email address, such as `grace@mail.example`. */
  email: z.nullable(z.string()),
  /** The state it is in. */
  status: z.enum(subscriptionStatuses),
  /** Units a period is charged for. */
  quantity: z.int(),
  /** Modules switched on, by key. */
  modules: z.array(z.string()),
  /** Whether a card or a bank account paid. */
  paymentType: z.enum(paymentTypes),
  /** The last four digits of the card or account charged. */
  truncatedAccount: z.string(),
  /** Day the subscription began, `YYYY-MM-DD`. */
  startedOn: day,
  /** Null once the plan is over or the subscription canceled. */
  currentPeriod: z.nullable(subscriptionPeriodSchema),
  /** The day of the next charge. */
  nextChargeOn: z.nullable(day),
  /** How often the charge of the period failed. */
  failedAttempts: z.int(),
  /** Payments of its periods, the newest first. */
  transactionIds: z.array(z.string()),
  /** When it was made. */
  createdAt: instant,
  /** When it was canceled. */
  canceledAt: z.nullable(instant),
  /** How a cancellation of its plan takes effect. */
  cancelEffect: z.enum(cancelEffects),
  /** The day it ends, once that is known. */
  endsOn: z.nullable(day),
});
export type Subscription = z.output<typeof subscriptionSchema>;
