/** How a link can be paid. */
export const linkPaymentMethods = ['creditCard', 'eCheck'] as const;
export type LinkPaymentMethod = (typeof linkPaymentMethods)[number];

export const linkPaymentMethodLabels: Readonly<Record<LinkPaymentMethod, string>> = {
  creditCard: 'Credit card',
  eCheck: 'E-check',
};

/** What the payer's button says; `Custom` is worded by the merchant. */
export const callsToAction = ['Pay', 'Donate', 'Book', 'Custom'] as const;
export type CallToAction = (typeof callsToAction)[number];
export const defaultCallToAction: CallToAction = 'Pay';

/** What the payer is asked for. */
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
