import type { PaymentProvider, PaymentSource } from '@payfac/domain/enumerations';
import type { Payer } from './payers.ts';
import type { PaymentHistory } from './payment-history.ts';
import type { Draft } from './schedule.ts';
import type { StaffMember } from './staff.ts';

export interface PaymentParts {
  readonly draft: Draft;
  readonly story: PaymentHistory;
  readonly payer: Payer;
  readonly staff: StaffMember | undefined;
  /** What else was created for the payment. Default: what its source calls for. */
  readonly source?: PaymentSource;
}

export const provider: PaymentProvider = 'simulator';
