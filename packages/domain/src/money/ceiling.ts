import { type Cents, cents } from './cents.ts';
import { formatUsd } from './format.ts';

/** The most one payment may be, unless the account has a ceiling of its own: $999,999.99. */
export const defaultPaymentCeiling: Cents = /* @__PURE__ */ cents(99_999_999);

/** The most an account's own ceiling may be: $10,000,000.00. */
export const highestPaymentCeiling: Cents = /* @__PURE__ */ cents(1_000_000_000);

/** What a person reads who asks for more. */
export const overCeiling = (ceiling: Cents): string =>
  `Enter at most ${formatUsd(ceiling)}, the most this account takes in one payment.`;
