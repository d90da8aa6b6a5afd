import * as z from 'zod/mini';
import { type PaymentProvider, paymentProviders } from '../../kernel/enumerations/index.ts';
import { paymentCeiling } from './risk.ts';
import { provisioningStatuses } from './status.ts';

/** A sub-merchant's setup at one processor. */
export const processorSchema = z.object({
  /** Current status. */
  status: z.enum(provisioningStatuses),
  /** Merchant id at the processor; empty after a reset, and a processor without one refuses charges. */
  merchantId: z.string(),
  /** Id of the terminal or account under the merchant id; empty after a reset. */
  id: z.string(),
  /** True for the default. */
  isDefault: z.boolean(),
  /** Maximum the processor accepts per payment; the account's own ceiling when absent. */
  paymentCeiling: z.optional(paymentCeiling),
});
export type Processor = z.output<typeof processorSchema>;

/** Processor setups by processor. */
export const processorsSchema = z.partialRecord(z.enum(paymentProviders), processorSchema);
export type Processors = Readonly<Partial<Record<PaymentProvider, Processor>>>;
