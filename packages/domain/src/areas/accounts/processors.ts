import type { PaymentProvider, SwitchStatus } from '../../kernel/enumerations/index.ts';
import type { Processor, Processors } from './processor-schema.ts';

/** Whether a processor can be charged: provisioned, and not reset since. */
export const isChargeable = ({ status, merchantId }: Processor): boolean =>
  status === 'provisioned' && merchantId !== '';

/** A processor after a reset: still provisioned, with its ids cleared. */
export const resetProcessor = (processor: Processor): Processor => ({
  ...processor,
  status: 'provisioned',
  merchantId: '',
  id: '',
});

/** The processors with a different default; unchanged when the sub-merchant doesn't have it. */
export function withDefaultProcessor(processors: Processors, type: PaymentProvider): Processors {
  if (!processors[type]) return processors;
  return Object.fromEntries(
    Object.entries(processors).map(([name, processor]) => [
      name,
      { ...processor, isDefault: name === type },
    ]),
  );
}

/** Whether eChecks can be charged: enabled at the processor, and active. */
export const takesEChecks = ({
  enabled,
  status,
}: {
  readonly enabled: boolean;
  readonly status: SwitchStatus;
}): boolean => enabled && status === 'active';
