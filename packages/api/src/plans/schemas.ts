import { phoneNumber } from '@payfac/domain/contact';
import { shareMethods } from '@payfac/domain/invoices';
import { planContentSchema } from '@payfac/domain/plans';
import { maximumModules, maximumUsage } from '@payfac/domain/pricing';
import * as z from 'zod/mini';

export const newPlanSchema = z.extend(planContentSchema, { subMerchantId: z.string() });

export const planChangesSchema = z.partial(planContentSchema);

/** Whom a plan is offered to; the payer accepts and pays on a hosted page. */
export const planInviteSchema = z.strictObject({
  planId: z.string(),
  customerId: z.optional(z.nullable(z.string())),
  shareMethods: z.array(z.enum(shareMethods)).check(z.minLength(1)),
  email: z.optional(z.nullable(z.email())),
  mobileNumber: z.optional(z.nullable(phoneNumber)),
  /** Units a period is charged for. Default 1. */
  quantity: z.optional(z.int().check(z.minimum(0), z.maximum(maximumUsage))),
  /** Modules switched on, by key. Default none. */
  modules: z.optional(z.array(z.string()).check(z.maxLength(maximumModules))),
});
