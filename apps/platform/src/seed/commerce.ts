import type { Book } from './book.ts';
import { createShop } from './commerce-shop.ts';
import { seedBrands } from './data/brands.ts';
import { addInstallments } from './installments.ts';
import { addInvoices } from './invoices.ts';
import { addLinks } from './links.ts';
import type { SeedMerchant } from './merchants.ts';
import { createPayers } from './payers.ts';
import { createRandom } from './random.ts';
import type { Settlement } from './settlement.ts';
import { liveMerchantsOf } from './staff.ts';
import { addSubscriptions } from './subscriptions.ts';
import { addTokenSessions } from './token-sessions.ts';

/** As many shops of each brand have more than single payments; the demo people's are the first. */
const shopsABrand = 5;

/** Invoices, links, plans, subscriptions and installments, with their payments beside the scale's. */
export function addCommerce(
  book: Book,
  settlement: Settlement,
  merchants: readonly SeedMerchant[],
  now: number,
): void {
  const payers = createPayers(book, createRandom('commerce payers'));
  for (const { facilitatorId } of seedBrands) {
    const shops = liveMerchantsOf(merchants, facilitatorId).slice(0, shopsABrand);
    for (const merchant of shops) {
      const random = createRandom(`commerce ${merchant.number}`);
      const shop = createShop(book, settlement, payers, merchant, now, random);
      addInvoices(shop);
      addLinks(shop);
      addSubscriptions(shop);
      addInstallments(shop);
      addTokenSessions(shop);
    }
  }
}
