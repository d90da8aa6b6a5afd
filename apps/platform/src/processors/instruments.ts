import type { ApplePayTestCard } from '@payfac/domain/apple-pay';
import type { EcheckReturnCode } from '@payfac/domain/echecks';
import type { CardBrand, CardKind } from '@payfac/domain/enumerations';

export interface KnownCard {
  readonly number: string;
  readonly brand: CardBrand;
  readonly kind: CardKind;
  /** What a charge of it does, kept with its token in place of the number. */
  readonly behavior: string;
}

export interface BankNumbers {
  readonly routingNumber: string;
  readonly accountNumber: string;
}

/** What processors know of cards and bank accounts by their numbers, before a token takes their place. */
export interface Instruments {
  /** Undefined for a number of which nothing is known. */
  cardOf(number: string): KnownCard | undefined;
  /** By a card's first digits. */
  cardKindOf(bin: string): CardKind | undefined;
  /** What a security code does; undefined for one that matches. */
  cvvBehaviorOf(securityCode: string): string | undefined;
  bankOf(numbers: BankNumbers): {
    readonly bankName: string | null;
    /** How its debits come back; null when it pays. */
    readonly behavior: EcheckReturnCode | null;
  };
  /** The card that a test token stands for; undefined for any other token. */
  cardOfTestToken(token: string): KnownCard | undefined;
  /** The same for a bank account. */
  bankOfTestToken(token: string): BankNumbers | undefined;
  /** A card of the simulated wallet of Apple Pay. */
  walletCard(card: ApplePayTestCard): KnownCard;
}
