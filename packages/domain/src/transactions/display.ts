/**
 * Ids are shown as their first 3 characters followed by the rest without leading zeros
 * (document 1, section 3): `txn000000012345` is shown `txn12345`.
 */
export const displayTransactionId = (id: string): string =>
  id.slice(0, 3) + id.slice(3).replace(/^0+(?=.)/, '');

/** A card is shown as its last four digits with an optional prefix, for instance `•••• 4242`. */
export const displayCard = (truncatedCardNumber: string, prefix = '•••• '): string =>
  prefix + truncatedCardNumber.slice(-4);
