import type { Cents } from '@payfac/domain/money';
import { newCart } from '@payfac/domain/payment-link-templates';
import type { HostedSource } from '@payfac/domain/payment-links';
import { linkPaymentMethods } from '@payfac/domain/payment-links';
import type { SeedRows } from './rows.ts';

export type PageRow = SeedRows['hostedSessions'][number];

interface Owner {
  readonly facilitatorId: string;
  readonly spProductId: string;
  readonly subMerchantId: string;
}

/** A single-use page that hasn't been opened yet. */
export const newPage = (
  sessionId: string,
  { facilitatorId, spProductId, subMerchantId }: Owner,
  page: { readonly source: HostedSource; readonly amount: Cents; readonly createdAt: Date },
): PageRow => ({
  sessionId,
  facilitatorId,
  spProductId,
  subMerchantId,
  status: 'created',
  completion: null,
  amountOrCart: 'amount',
  cartItems: newCart(),
  totalModifiers: [],
  totalAmount: page.amount,
  dualPricing: { enabled: false, diffPercentage: '0' },
  paymentMethods: [...linkPaymentMethods],
  collectEmail: true,
  collectPhoneNumber: false,
  collectBillingAddress: true,
  collectShippingAddress: false,
  collectPaymentMethod: false,
  usageType: 'single_use',
  useCount: 0,
  callToAction: 'Pay',
  customFields: [],
  sendSms: false,
  sendEmail: false,
  updatedAt: page.createdAt,
  ...page,
});

const minuteMs = 60_000;

/** The columns of a page with a payment attempt at a moment. */
export const tried = (at: number, isPaid: boolean) => ({
  status: 'initiated' as const,
  completion: isPaid ? ('completed' as const) : ('failed' as const),
  useCount: isPaid ? 1 : 0,
  openedAt: new Date(at - 2 * minuteMs),
  completedAt: isPaid ? new Date(at) : null,
  updatedAt: new Date(at),
});
