import * as z from 'zod/mini';
import { type PaymentProvider, paymentProviders } from '../../kernel/enumerations/index.ts';
import { paymentCeiling } from './risk.ts';
import { provisioningStatuses } from './status.ts';

/** How a sub-merchant stands with one processor. */
export const processorSchema = z.object({
  /** The state it is in. */
  status: z.enum(provisioningStatuses),
  /** The merchant's id at the processor; empty after a reset, and such a processor refuses to charge. */
  merchantId: z.string(),
  /** The terminal or account below it; empty after a reset. */
  id: z.string(),
  /** Whether it is the one used unless another is chosen. */
  isDefault: z.boolean(),
  /** The most the processor takes in one payment; no less than the account's own ceiling when absent. */
  paymentCeiling: z.optional(paymentCeiling),
});
export type Processor = z.output<typeof processorSchema>;

/** Processors by type. */
export const processorsSchema = z.partialRecord(z.enum(paymentProviders), processorSchema);
export type Processors = Readonly<Partial<Record<PaymentProvider, Processor>>>;
