import type { ApplePayTestCard } from '@payfac/domain/apple-pay';
import type { EcheckReturnCode } from '@payfac/domain/echecks';
import type { CardBrand, CardKind } from '@payfac/domain/enumerations';

export interface KnownCard {
  readonly number: string;
  readonly brand: CardBrand;
  readonly kind: CardKind;
  /** What a charge of the card does; stored with its token in place of the number. */
  readonly behavior: string;
}

export interface BankNumbers {
  readonly routingNumber: string;
  readonly accountNumber: string;
}

/** An account that the bank itself showed to its owner, who need not type it. */
export interface LinkedAccount extends BankNumbers {
  readonly id: string;
  readonly label: string;
}

/** What processors know about cards and bank accounts by number, before they are tokenized. */
export interface Instruments {
  /** Undefined for an unknown number. */
  cardOf(number: string): KnownCard | undefined;
  /** The card's kind, by its first digits. */
  cardKindOf(bin: string): CardKind | undefined;
  /** What a security code does; undefined for one that matches. */
  cvvBehaviorOf(securityCode: string): string | undefined;
  bankOf(numbers: BankNumbers): {
    readonly bankName: string | null;
    /** The return code of its debits; null when they are paid. */
    readonly behavior: EcheckReturnCode | null;
  };
  /** The card behind a test token; undefined for any other token. */
  cardOfTestToken(token: string): KnownCard | undefined;
  /** The same for a bank account. */
  bankOfTestToken(token: string): BankNumbers | undefined;
  /** What the bank link shows; undefined where there is none, and numbers are typed in. */
  readonly linkedAccounts?: readonly LinkedAccount[];
  /** A card of the simulated Apple Pay wallet. */
  walletCard(card: ApplePayTestCard): KnownCard;
}
