import { type Address, formatPhoneNumber } from '@payfac/domain/contact';

/** An address in one line; null where none was told. */
export const addressText = (address: Address | null): string | null =>
  address &&
  `${address.street}${address.unit ? `, ${address.unit}` : ''}, ${address.city}, ${address.state} ${address.zip}`;

export const phoneText = (digits: string | null): string | null =>
  digits && formatPhoneNumber(digits);
