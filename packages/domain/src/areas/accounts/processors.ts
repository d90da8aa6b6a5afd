import type { PaymentProvider, SwitchStatus } from '../../kernel/enumerations/index.ts';
import type { Processor, Processors } from './processor-schema.ts';

/** Whether a processor may be charged: provisioned, and not reset since. */
export const isChargeable = ({ status, merchantId }: Processor): boolean =>
  status === 'provisioned' && merchantId !== '';

/** A processor after a reset: still provisioned, without its ids. */
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

/** Whether eChecks may be charged: enabled at the processor, and active. */
export const takesEChecks = ({
  enabled,
  status,
}: {
  readonly enabled: boolean;
  readonly status: SwitchStatus;
}): boolean => enabled && status === 'active';
