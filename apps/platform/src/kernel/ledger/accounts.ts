import type { CardBrand, PaymentProvider } from '@payfac/domain/enumerations';

/** Account strings: segments joined by colons. Positive balances are money held for the account. */

/** Money withheld from a merchant; the second segment is the card type, or `echeck`. */
export const reserveAccount = (type: CardBrand | 'echeck', subMerchantId: string): string =>
  `reserve:${type}:${subMerchantId}`;

/** Where charges come from and refunds go to. */
export const processorAccount = (provider: PaymentProvider): string => `processor:${provider}`;

export const feeAccount = (facilitatorId: string): string => `fees:${facilitatorId}`;

/** The bank that pays merchants out. */
export const bankAccount = (facilitatorId: string): string => `bank:${facilitatorId}`;
