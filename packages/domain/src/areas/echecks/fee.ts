import { type Cents, cents } from '../../kernel/money/index.ts';

/** Fee a merchant pays for a returned eCheck. */
export const echeckReturnFee: Cents = cents(5_00);
