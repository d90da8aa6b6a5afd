import type { PaymentProvider } from '@payfac/domain/enumerations';

/** Processors by the names their companies use. */
export const processorLabels: Readonly<Record<PaymentProvider, string>> = {
  worldpay: 'Worldpay',
  simulator: 'Simulator',
  simulatorEcheck: 'eCheck simulator',
  fiserv: 'Fiserv',
  cybersource: 'Cybersource',
  stripe: 'Stripe',
  fnbo: 'FNBO',
  rs2: 'RS2',
};
