import { emailAddress, phoneNumber } from '@payfac/domain/contact';
import { shareMethods } from '@payfac/domain/invoices';
import { planContentSchema } from '@payfac/domain/plans';
import { maximumModules, maximumUsage } from '@payfac/domain/pricing';
import * as z from 'zod/mini';
import { subMerchantId } from '../../kernel/fields.ts';

export const newPlanSchema = z.extend(planContentSchema, { subMerchantId });

export const planChangesSchema = z.partial(planContentSchema);

/** The payer to invite to a plan; they accept and pay on a hosted page. */
export const planInviteSchema = z.strictObject({
  /** Id of the subscription plan, `pln_…`, from `plans.list`. */
  planId: z.string(),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.optional(z.nullable(z.string())),
  /** How the invoice is sent to the payer. */
  shareMethods: z.array(z.enum(shareMethods)).check(z.minLength(1)),
  /** Email address, such as `grace@mail.example`. */
  email: z.optional(z.nullable(emailAddress)),
  /** 10-digit US phone number. */
  mobileNumber: z.optional(z.nullable(phoneNumber)),
  /** Quantity charged per period. Default 1. */
  quantity: z.optional(z.int().check(z.minimum(0), z.maximum(maximumUsage))),
  /** Keys of the enabled modules. Default none. */
  modules: z.optional(z.array(z.string()).check(z.maxLength(maximumModules))),
});
