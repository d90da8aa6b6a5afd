import type { Book } from './book.ts';
import { createShop, type Shop } from './commerce-shop.ts';
import { seedBrands } from './data/brands.ts';
import { addInstallments } from './installments.ts';
import { addInvoices } from './invoices.ts';
import { addLinks } from './links.ts';
import type { SeedMerchant } from './merchants.ts';
import { createPayers } from './payers.ts';
import { createRandom, type Random } from './random.ts';
import { addRarities } from './rarities.ts';
import type { Settlement } from './settlement.ts';
import { liveMerchantsOf } from './staff.ts';
import { addSubscriptions } from './subscriptions.ts';
import { addTokenSessions } from './token-sessions.ts';

/** The demo users' shops are the busiest, and the same at every scale. */
const ofDemoPeople = 5;
/** The number of payments at which the other shops are at their busiest. */
const fullScale = 50_000;

/** Busy shops bill more than quiet ones, and no two bill the same. */
function sizeOf(place: number, scale: number, random: Random): number {
  if (place < ofDemoPeople) return 0.8 + random.next() * 0.5;
  const share = Math.max(0.1, Math.min(1, scale / fullScale));
  return Math.max(0.05, (0.9 - place * 0.03) * (0.5 + random.next()) * share);
}

/** Suspended merchants bill no one. */
const shopsOf = (merchants: readonly SeedMerchant[], facilitatorId: string) =>
  liveMerchantsOf(merchants, facilitatorId).filter(({ isSuspended }) => !isSuspended);

/** Invoices, links, plans, subscriptions and installments, with payments in addition to the scale's. */
export function addCommerce(
  book: Book,
  settlement: Settlement,
  merchants: readonly SeedMerchant[],
  { now, scale }: { readonly now: number; readonly scale: number },
): void {
  const payers = createPayers(book, createRandom('commerce payers'));
  for (const { facilitatorId } of seedBrands) {
    const shops: Shop[] = [];
    for (const [place, merchant] of shopsOf(merchants, facilitatorId).entries()) {
      const random = createRandom(`commerce ${merchant.number}`);
      const size = sizeOf(place, scale, random);
      const shop = createShop(book, settlement, payers, merchant, now, size, random);
      shops.push(shop);
      addInvoices(shop);
      addLinks(shop);
      addSubscriptions(shop);
      addInstallments(shop);
      addTokenSessions(shop);
    }
    addRarities(shops, merchants);
  }
}
