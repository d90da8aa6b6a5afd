import { phoneNumber } from '@payfac/domain/contact';
import { shareMethods } from '@payfac/domain/invoices';
import { planContentSchema } from '@payfac/domain/plans';
import { maximumModules, maximumUsage } from '@payfac/domain/pricing';
import * as z from 'zod/mini';
import { subMerchantId } from '../../kernel/fields.ts';

export const newPlanSchema = z.extend(planContentSchema, { subMerchantId });

export const planChangesSchema = z.partial(planContentSchema);

/** Whom a plan is offered to; the payer accepts and pays on a hosted page. */
export const planInviteSchema = z.strictObject({
  /** Id of the subscription plan, `pln_…`, from `plans.list`. */
  planId: z.string(),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.optional(z.nullable(z.string())),
  /** How the link is sent. */
  shareMethods: z.array(z.enum(shareMethods)).check(z.minLength(1)),
  /** Email address, such as `grace@mail.example`. */
  email: z.optional(z.nullable(z.email())),
  /** A US phone number of 10 digits. */
  mobileNumber: z.optional(z.nullable(phoneNumber)),
  /** Units a period is charged for. Default 1. */
  quantity: z.optional(z.int().check(z.minimum(0), z.maximum(maximumUsage))),
  /** Modules switched on, by key. Default none. */
  modules: z.optional(z.array(z.string()).check(z.maxLength(maximumModules))),
});
