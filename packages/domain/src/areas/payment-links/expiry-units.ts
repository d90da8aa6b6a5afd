/** In what an expiry is counted; `specificDate` names the instant. */
export const expiryUnits = ['hours', 'days', 'weeks', 'months', 'specificDate'] as const;
export type ExpiryUnit = (typeof expiryUnits)[number];

/** A link expires after a day unless said otherwise. */
export const defaultExpiryUnit: ExpiryUnit = 'days';
export const defaultExpiryValue = 1;
export const maximumExpiryValue = 365;

/** The hour at which a sales clerk's links expire, in local time. */
export const clerkExpiryHour = 20;
