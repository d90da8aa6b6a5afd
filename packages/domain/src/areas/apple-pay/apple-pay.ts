const DAY_MS = 86_400_000;

/** Days before its expiry that a certificate should be renewed. */
export const applePayRenewalDays = 30;

export const applePayCertificateStates = ['valid', 'expiring', 'expired'] as const;
export type ApplePayCertificateState = (typeof applePayCertificateStates)[number];

/** State of a merchant identity certificate by its expiry. */
export function applePayCertificateState(expiresAt: Date, now: Date): ApplePayCertificateState {
  const left = expiresAt.getTime() - now.getTime();
  if (left <= 0) return 'expired';
  return left <= applePayRenewalDays * DAY_MS ? 'expiring' : 'valid';
}

/**
 * `active`: payers can use it. `inactive`: the account has the feature but isn't activated. `not-in-plan`: the account
 * lacks the feature.
 */
export const applePayStates = ['active', 'inactive', 'not-in-plan'] as const;
export type ApplePayState = (typeof applePayStates)[number];

export const applePayStateLabels: Readonly<Record<ApplePayState, string>> = {
  active: 'Active',
  inactive: 'Inactive',
  'not-in-plan': 'Not in plan',
};

/** An account accepts Apple Pay when it has the feature and is activated. */
export function applePayState(hasFeature: boolean, isActivated: boolean): ApplePayState {
  if (!hasFeature) return 'not-in-plan';
  return isActivated ? 'active' : 'inactive';
}

/** The cards of the simulated wallet; each is one of the simulator's test cards. */
export const applePayTestCards = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'visa-debit',
  'visa-declined',
] as const;
export type ApplePayTestCard = (typeof applePayTestCards)[number];

export const applePayTestCardLabels: Readonly<Record<ApplePayTestCard, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  'visa-debit': 'Visa debit',
  'visa-declined': 'Visa that is declined',
};
