import type { HostedSession, HostedSource } from '@payfac/domain/payment-links';

export const hostedSourceLabels: Readonly<Record<HostedSource, string>> = {
  paymentlink: 'Payment link',
  invoice: 'Invoice',
  subscription: 'Plan invitation',
  checkout: 'Checkout',
};

/** What is paid for on the page, by the most telling words there are. */
export function purposeOf({
  description,
  invoiceNumber,
  source,
}: Pick<HostedSession, 'description' | 'invoiceNumber' | 'source'>): string {
  if (description) return description;
  return invoiceNumber ? `Invoice ${invoiceNumber}` : hostedSourceLabels[source];
}

/** What a page is called beside other records: an invoice is found there itself. */
export const pageName = (session: Parameters<typeof purposeOf>[0]): string =>
  session.invoiceNumber ? `Payment page of ${session.invoiceNumber}` : purposeOf(session);

/** Who and what: `Deposit for Fatima Park`. */
export const sessionTitle = (session: HostedSession): string =>
  session.customerName === null
    ? purposeOf(session)
    : `${purposeOf(session)} for ${session.customerName}`;
