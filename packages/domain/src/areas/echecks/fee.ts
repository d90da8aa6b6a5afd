import { type Cents, cents } from '../../kernel/money/index.ts';

/** What a merchant pays for an eCheck that comes back. The documents name no amount. */
export const echeckReturnFee: Cents = cents(5_00);
