import { type Cents, cents } from './cents.ts';
import { formatUsd } from './format.ts';

/** The most one payment may be, unless the account has a ceiling of its own: $999,999.99. */
export const defaultPaymentCeiling: Cents = /* @__PURE__ */ cents(99_999_999);

/** The most an account's own ceiling may be: $10,000,000.00. */
export const highestPaymentCeiling: Cents = /* @__PURE__ */ cents(1_000_000_000);

/** Whose ceiling a payment meets first. */
export type CeilingOf = 'account' | 'processor';

/** What a person reads who asks for more. @param whose `account` by default. */
export const overCeiling = (ceiling: Cents, whose: CeilingOf = 'account'): string =>
  `Amount can’t exceed ${formatUsd(ceiling)}, the most this ${whose === 'account' ? 'account' : 'account’s processor'} takes in one payment.`;

/**
 * What is wrong with money that is asked for in one payment: nothing, or that it is more than is taken.
 * @param path of its field; `amount` by default.
 */
export const ceilingProblems = (
  asked: Cents,
  ceiling: Cents,
  { path = 'amount', whose }: { readonly path?: string; readonly whose?: CeilingOf } = {},
): readonly { readonly path: string; readonly message: string }[] =>
  asked > ceiling ? [{ path, message: overCeiling(ceiling, whose) }] : [];
