/** Units of an expiry; `specificDate` gives the date itself. */
export const expiryUnits = ['hours', 'days', 'weeks', 'months', 'specificDate'] as const;
export type ExpiryUnit = (typeof expiryUnits)[number];

/** Links expire after one day by default. */
export const defaultExpiryUnit: ExpiryUnit = 'days';
export const defaultExpiryValue = 1;
export const maximumExpiryValue = 365;

/** Hour at which a sales clerk's links expire, in local time. */
export const clerkExpiryHour = 20;
