/** Why a payout is made on hold, or put there, without anybody's doing; the first that applies counts. */
export const automaticHolds = [
  'suspended',
  'no-account',
  'unverified-account',
  'returned-payout',
] as const;
export type AutomaticHold = (typeof automaticHolds)[number];

/** The reason as it is kept and shown with the payout. */
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

/** Why nothing can be sent to an account now, as anyone who tries is told. */
export const payoutObstacle = (hold: AutomaticHold, account: string): string =>
  obstacles[hold](account);

/** What decides whether an account can be paid now. */
export interface PayoutEligibility {
  readonly isSuspended: boolean;
  /** The preferred payout account; undefined when there is none. */
  readonly bankAccount: { readonly verifiedAt: Date | null } | undefined;
  /** When the bank last returned a payout to the account; null when it never did. */
  readonly returnedAt: Date | null;
}

/**
 * Why payouts of an account wait; undefined when they do not. A returned payout holds the later ones
 * until a bank account is verified again.
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
