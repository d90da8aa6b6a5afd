import type { CustomField, CustomFieldValues } from '@payfac/domain/custom-fields';
import { cents } from '@payfac/domain/money';
import { newCart, newTemplate, templateContentSchema } from '@payfac/domain/payment-link-templates';
import { linkPaymentMethods, type PaymentLinkStatus } from '@payfac/domain/payment-links';
import * as z from 'zod/mini';
import type { Shop } from './commerce-shop.ts';

const dayMs = 86_400_000;
const linksAShop = 14;

const purposes = ['Deposit', 'Balance due', 'Booking', 'Special order', 'Donation', 'Class fee'];

/** Custom fields of some shops' pages, with a payer's answers. */
const questions: readonly CustomField[] = [
  { key: 'pickup', label: 'Pickup date', type: 'date', required: true, options: [] },
  { key: 'guests', label: 'Guests', type: 'integer', required: false, options: [] },
  {
    key: 'extras',
    label: 'Extras',
    type: 'multiple',
    required: false,
    options: ['Gift wrap', 'Delivery', 'Setup'],
  },
];

const answersAt = (at: number, guests: number): CustomFieldValues => ({
  pickup: new Date(at + 7 * dayMs).toISOString().slice(0, 10),
  guests: String(guests),
  extras: ['Gift wrap', 'Delivery'],
});

const templateNames = ['Deposits', 'Bookings'];

/** A shop's templates and payment links: sent, opened, paid, expired, canceled. */
export function addLinks(shop: Shop): void {
  const { book, random, now, owner } = shop;
  const { facilitatorId, subMerchantId } = owner;
  const templateIds = templateNames.map((name) => {
    const paymentLinkTemplateId = book.newId('plt');
    const createdAt = new Date(shop.pastMoment(60));
    const content = { ...newTemplate(), name, subMerchantIds: [subMerchantId] };
    book.rows.paymentLinkTemplates.push({
      paymentLinkTemplateId,
      facilitatorId,
      name,
      subMerchantIds: [subMerchantId],
      content: z.encode(templateContentSchema, content),
      createdAt,
      updatedAt: createdAt,
      createdBy: `manager@${facilitatorId}`,
    });
    return paymentLinkTemplateId;
  });
  for (let made = 0; made < Math.ceil(linksAShop * shop.size); made += 1) {
    // Today looks like any other day: not every shop has sent links since yesterday.
    const isRecent = made < 2 && random.chance(0.35);
    const at = isRecent ? now - random.int(1, 20) * 3_600_000 : shop.pastMoment(2);
    const payer = shop.regular(at);
    const amount = cents(random.int(20, 300) * 100 + 50);
    const isPaid = random.chance(0.5);
    const isOpened = isPaid || random.chance(0.5);
    const expiresAt = at + dayMs * (isRecent ? 3 : 1);
    const isOver = expiresAt < now;
    const isCanceled = !isPaid && random.chance(0.1);
    const status: PaymentLinkStatus = isCanceled
      ? 'canceled'
      : isOver && !isPaid
        ? 'expired'
        : isOpened
          ? 'initiated'
          : random.pick(['created', 'sent', 'resent'] as const);
    const openedAt = isOpened ? new Date(Math.min(at + 1_800_000, now - 60_000)) : null;
    const paidAt = Math.min(at + 2_700_000, now - 30_000);
    const sessionId = book.newId('hps');
    const payment = isPaid ? shop.pay(payer, paidAt, amount, 'paymentlink') : undefined;
    const isAsking = made % 3 === 0;
    if (payment) payment.hostedSessionId = sessionId;
    if (payment && isAsking) payment.customFields = answersAt(paidAt, made + 2);
    book.rows.hostedSessions.push({
      sessionId,
      ...owner,
      source: 'paymentlink',
      paymentLinkTemplateId: random.chance(0.6) ? random.pick(templateIds) : null,
      status,
      completion: isPaid ? 'completed' : isOpened ? 'initiated' : null,
      description: random.pick(purposes),
      amountOrCart: 'amount',
      amount,
      cartItems: newCart(),
      totalModifiers: [],
      totalAmount: amount,
      dualPricing: { enabled: random.chance(0.3), diffPercentage: '3' },
      paymentMethods: [...linkPaymentMethods],
      collectEmail: true,
      collectPhoneNumber: false,
      collectBillingAddress: true,
      collectShippingAddress: false,
      collectPaymentMethod: false,
      usageType: 'single_use',
      useCount: isPaid ? 1 : 0,
      callToAction: 'Pay',
      customFields: isAsking ? [...questions] : [],
      customerId: payer.customerId,
      email: `${payer.cardHolderName.toLowerCase().replace(' ', '.')}@example.com`,
      sendSms: false,
      sendEmail: status !== 'created',
      expiresAt: new Date(expiresAt),
      createdAt: new Date(at),
      updatedAt: openedAt ?? new Date(at),
      createdBy: `manager@${facilitatorId}`,
      sentAt: status === 'created' ? null : new Date(at),
      openedAt,
      completedAt: isPaid ? new Date(paidAt) : null,
    });
  }
}
