/** Why the system creates a payout on hold, or holds it later; the first reason that applies counts. */
export const automaticHolds = [
  'suspended',
  'no-account',
  'unverified-account',
  'returned-payout',
] as const;
export type AutomaticHold = (typeof automaticHolds)[number];

/** The reason as stored and shown with the payout. */
export const automaticHoldReasons: Readonly<Record<AutomaticHold, string>> = {
  suspended: 'The account is suspended.',
  'no-account': 'No bank account to pay to.',
  'unverified-account': 'The bank account is not verified yet.',
  'returned-payout': 'The bank returned an earlier payout. Correct the bank account.',
};

const obstacles: Readonly<Record<AutomaticHold, (account: string) => string>> = {
  suspended: (account) => `${account} is suspended. Resume it first.`,
  'no-account': (account) => `${account} has no bank account to pay to. Add one first.`,
  'unverified-account': (account) => `${account}’s bank account isn’t verified yet.`,
  'returned-payout': (account) =>
    `The bank returned an earlier payout to ${account}. Correct its bank account first.`,
};

/** Why an account can't be paid now, as shown to the user who tries. */
export const payoutObstacle = (hold: AutomaticHold, account: string): string =>
  obstacles[hold](account);

/** The facts that decide whether an account can be paid now. */
export interface PayoutEligibility {
  readonly isSuspended: boolean;
  /** The preferred payout account; undefined for none. */
  readonly bankAccount: { readonly verifiedAt: Date | null } | undefined;
  /** When the bank last returned a payout to the account; null if never. */
  readonly returnedAt: Date | null;
}

/**
 * Why an account's payouts are held; undefined when they aren't. A returned payout holds later ones until a bank
 * account is verified again.
 */
export function automaticHold({
  isSuspended,
  bankAccount,
  returnedAt,
}: PayoutEligibility): AutomaticHold | undefined {
  if (isSuspended) return 'suspended';
  if (!bankAccount) return 'no-account';
  const { verifiedAt } = bankAccount;
  if (!verifiedAt) return 'unverified-account';
  return returnedAt && returnedAt >= verifiedAt ? 'returned-payout' : undefined;
}
