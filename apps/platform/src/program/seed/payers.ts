import type { CardBrand, CardKind } from '@payfac/domain/enumerations';
import type { BillingDetails } from '../../kernel/database/schema/documents.ts';
import {
  type CardBehavior,
  type TestCard,
  testCards,
} from '../../processors/simulated/card-behaviors.ts';
import type { Book } from './book.ts';
import { firstNames, lastNames } from './data/names.ts';
import { type Place, places, streets } from './data/places.ts';
import { fictionalPhone, type SeedMerchant, subMerchantIdOf } from './merchants.ts';
import type { Random } from './random.ts';

/** A payer and their card. */
export interface Payer {
  readonly customerId: string | null;
  readonly token: string | null;
  readonly cardHolderName: string;
  readonly card: TestCard;
  readonly expirationMonth: number;
  readonly expirationYear: number;
  readonly billing: BillingDetails;
}

const brandShares: readonly (readonly [CardBrand, number])[] = [
  ['visa', 52],
  ['mastercard', 27],
  ['amex', 12],
  ['discover', 6],
  ['jcb', 2],
  ['diners-club', 1],
];

const kindShares: readonly (readonly [CardKind, number])[] = [
  ['CREDIT', 60],
  ['DEBIT', 34],
  ['PREPAID', 6],
];

const approving = testCards.filter(({ behavior }) => behavior === 'approve');

const cardsBy = <K extends 'brand' | 'kind'>(key: K, value: TestCard[K]) =>
  approving.filter((card) => card[key] === value);

/** A test card: one number each for debit and prepaid, by brand for credit. */
function drawCard(random: Random): TestCard {
  const kind = random.weighted(kindShares);
  if (kind !== 'CREDIT') return random.pick(cardsBy('kind', kind));
  const brand = random.weighted(brandShares);
  return random.pick(cardsBy('brand', brand).filter((card) => card.kind === 'CREDIT'));
}

const drawPerson = (random: Random) => {
  const firstName = random.pick(firstNames);
  const lastName = random.pick(lastNames);
  return { name: `${firstName} ${lastName}`, email: `${firstName}.${lastName}`.toLowerCase() };
};

/** Most payers live near the merchant. */
const drawPlace = (merchant: SeedMerchant, random: Random): Place =>
  random.chance(0.8) ? merchant.place : random.pick(places);

const drawAddress = (place: Place, random: Random): BillingDetails => ({
  street: `${random.int(1, 2400)} ${random.pick(streets)}`,
  city: place.city,
  state: place.state,
  zip: place.zip,
});

export interface Payers {
  /** @param decline makes the payer a guest whose card has this behavior. */
  draw(merchant: SeedMerchant, at: Date, decline: CardBehavior | undefined): Payer;
}

/** Distinguishes customers of the same name, including later ones: 701, or 3.1. */
const numberOf = (customerId: string): string =>
  customerId.split('_').slice(1).map(Number).join('.');

/** Payers return: more than half of them are customers in the merchant's vault. */
export function createPayers(book: Book, random: Random): Payers {
  const regulars = new Map<SeedMerchant, Payer[]>();

  const drawPayer = (merchant: SeedMerchant, at: Date, card: TestCard) => {
    const place = drawPlace(merchant, random);
    const { name, email } = drawPerson(random);
    const payer: Payer = {
      customerId: null,
      token: null,
      cardHolderName: name,
      card,
      expirationMonth: random.int(1, 12),
      expirationYear: at.getUTCFullYear() + random.int(2, 5),
      billing: drawAddress(place, random),
    };
    return { payer, place, email };
  };

  const enrol = (merchant: SeedMerchant, at: Date): Payer => {
    const { payer, place, email } = drawPayer(merchant, at, drawCard(random));
    const { cardHolderName, card, expirationMonth, expirationYear, billing } = payer;
    const customerId = book.newId('cus');
    const token = book.newId('tok');
    const subMerchantId = subMerchantIdOf(merchant);
    const { facilitatorId, spProductId } = merchant.product;
    book.rows.customers.push({
      customerId,
      facilitatorId,
      spProductId,
      subMerchantId,
      name: cardHolderName,
      email: `${email}.${numberOf(customerId)}@example.com`,
      mobileNumber: fictionalPhone(place.areaCode, random),
      company: null,
      ...billing,
      createdAt: at,
      updatedAt: at,
    });
    book.rows.cardTokens.push({
      token,
      facilitatorId,
      subMerchantId,
      customerId,
      brand: card.brand,
      kind: card.kind,
      last4: card.number.slice(-4),
      expirationMonth,
      expirationYear,
      cardHolderName,
      cardBehavior: card.behavior,
      isDefault: true,
      createdAt: at,
    });
    return { ...payer, customerId, token };
  };

  return {
    draw: (merchant, at, decline) => {
      const declining = testCards.find(({ behavior }) => behavior === decline);
      if (declining) return drawPayer(merchant, at, declining).payer;
      if (!random.chance(0.55)) return drawPayer(merchant, at, drawCard(random)).payer;
      const known = regulars.get(merchant) ?? [];
      regulars.set(merchant, known);
      if (known.length > 0 && random.chance(0.75)) return random.pick(known);
      const payer = enrol(merchant, at);
      known.push(payer);
      return payer;
    },
  };
}
