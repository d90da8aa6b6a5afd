/** Payment methods a link can accept. */
export const linkPaymentMethods = ['creditCard', 'eCheck'] as const;
export type LinkPaymentMethod = (typeof linkPaymentMethods)[number];

export const linkPaymentMethodLabels: Readonly<Record<LinkPaymentMethod, string>> = {
  creditCard: 'Credit card',
  eCheck: 'E-check',
};

/** Calls to action on the payer's button; the merchant words `Custom`. */
export const callsToAction = ['Pay', 'Donate', 'Book', 'Custom'] as const;
export type CallToAction = (typeof callsToAction)[number];
export const defaultCallToAction: CallToAction = 'Pay';

/** Details a link can collect from the payer. */
export const collectFields = [
  'collectEmail',
  'collectPhoneNumber',
  'collectBillingAddress',
  'collectShippingAddress',
  'collectPaymentMethod',
] as const;
export type CollectField = (typeof collectFields)[number];

/** What a hosted session was opened for. */
export const hostedSources = ['paymentlink', 'invoice', 'subscription', 'checkout'] as const;
export type HostedSource = (typeof hostedSources)[number];
