import * as z from 'zod/mini';
import { type PaymentProvider, paymentProviders } from '../enumerations/index.ts';
import { provisioningStatuses } from './status.ts';

/** How a sub-merchant stands with one processor. */
export const processorSchema = z.object({
  status: z.enum(provisioningStatuses),
  /** The merchant's id at the processor; empty after a reset, and such a processor refuses to charge. */
  merchantId: z.string(),
  /** The terminal or account below it; empty after a reset. */
  id: z.string(),
  isDefault: z.boolean(),
});
export type Processor = z.output<typeof processorSchema>;

/** Processors by type (document 2, section 3). */
export const processorsSchema = z.partialRecord(z.enum(paymentProviders), processorSchema);
export type Processors = Readonly<Partial<Record<PaymentProvider, Processor>>>;

/** Whether a processor may be charged: provisioned, and not reset since. */
export const isChargeable = ({ status, merchantId }: Processor): boolean =>
  status === 'provisioned' && merchantId !== '';

/** A processor after a reset (document 1, section 4): still provisioned, without its ids. */
export const resetProcessor = (processor: Processor): Processor => ({
  ...processor,
  status: 'provisioned',
  merchantId: '',
  id: '',
});

/** The processors of a sub-merchant with another default; unchanged when it has no such processor. */
export function withDefaultProcessor(processors: Processors, type: PaymentProvider): Processors {
  if (!processors[type]) return processors;
  return Object.fromEntries(
    Object.entries(processors).map(([name, processor]) => [
      name,
      { ...processor, isDefault: name === type },
    ]),
  );
}
