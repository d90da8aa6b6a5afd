import { type Cents, cents } from './cents.ts';
import { formatUsd } from './format.ts';

/** Default maximum of one payment, for accounts without their own ceiling: $999,999.99. */
export const defaultPaymentCeiling: Cents = /* @__PURE__ */ cents(99_999_999);

/** Maximum of an account's own ceiling: $10,000,000.00. */
export const highestPaymentCeiling: Cents = /* @__PURE__ */ cents(1_000_000_000);

/** Whose ceiling a payment exceeds first. */
export type CeilingOf = 'account' | 'processor';

/** Error for an amount above the ceiling. @param whose `account` by default. */
export const overCeiling = (ceiling: Cents, whose: CeilingOf = 'account'): string =>
  `Amount can’t exceed ${formatUsd(ceiling)}, the most this ${whose === 'account' ? 'account' : 'account’s processor'} takes in one payment.`;

/**
 * Problems of an amount requested in one payment: it exceeds the ceiling, or none.
 * @param path of its field; `amount` by default.
 */
export const ceilingProblems = (
  asked: Cents,
  ceiling: Cents,
  { path = 'amount', whose }: { readonly path?: string; readonly whose?: CeilingOf } = {},
): readonly { readonly path: string; readonly message: string }[] =>
  asked > ceiling ? [{ path, message: overCeiling(ceiling, whose) }] : [];
