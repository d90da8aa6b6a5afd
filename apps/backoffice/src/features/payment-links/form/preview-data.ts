import { cartSchema, totalModifiersSchema } from '@payfac/domain/cart';
import { type Cents, money } from '@payfac/domain/money';
import type { LinkValues } from '@payfac/domain/payment-link-templates';
import type { PreviewData } from '@payfac/domain/previews';
import * as z from 'zod/mini';

const dollars = (amount: Cents | null): number | null =>
  amount === null ? null : z.encode(money, amount);

/**
 * A link preview's data in the API's form.
 * @param ofAccount the account's debit discount in percent, if the link has none of its own.
 */
export const previewOf = (
  link: LinkValues,
  subMerchantId: string | undefined,
  ofAccount: string | null,
): PreviewData => ({
  ...(subMerchantId !== undefined && { subMerchantId }),
  description: link.description,
  invoiceNumber: link.invoiceNumber,
  amountOrCart: link.amountOrCart,
  amount: dollars(link.amount),
  taxAmount: dollars(link.taxAmount),
  cartItems: z.encode(cartSchema, [...link.cartItems]),
  totalModifiers: z.encode(totalModifiersSchema, [...link.totalModifiers]),
  diffPercentage: link.diffPercentage ?? ofAccount,
  paymentMethods: link.paymentMethods,
  collectEmail: link.collectEmail,
  collectPhoneNumber: link.collectPhoneNumber,
  collectBillingAddress: link.collectBillingAddress,
  collectShippingAddress: link.collectShippingAddress,
  collectPaymentMethod: link.collectPaymentMethod,
  callToAction: link.callToAction,
  callToActionLabel: link.callToActionLabel,
  customFields: link.hasCustomFields ? link.customFields : [],
  notes: link.notes,
});
