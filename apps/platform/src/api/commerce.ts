import * as contract from '@payfac/api/contract';
import { createBankAccountsHandlers } from '../areas/bank-accounts/handlers.ts';
import { createEchecksHandlers } from '../areas/echecks/handlers.ts';
import { createHostedSessionsHandlers } from '../areas/hosted-sessions/handlers.ts';
import { createInstallmentsHandlers } from '../areas/installments/handlers.ts';
import { createInvoicesHandlers } from '../areas/invoices/handlers.ts';
import { createPaymentLinkTemplatesHandlers } from '../areas/payment-link-templates/handlers.ts';
import { createPaymentLinksHandlers } from '../areas/payment-links/handlers.ts';
import { createPlansHandlers } from '../areas/plans/handlers.ts';
import { createPreviewsHandlers } from '../areas/previews/handlers.ts';
import { createSubscriptionsHandlers } from '../areas/subscriptions/handlers.ts';
import { createTokenSessionsHandlers } from '../areas/token-sessions/handlers.ts';
import { createTokenizationSessionsHandlers } from '../areas/tokenization-sessions/handlers.ts';
import type { Handlers } from './handlers.ts';
import type { Services } from './services.ts';

/** The areas of commerce: what is billed, and the ways to pay it. */
export const commerceAreas = {
  bankAccounts: contract.bankAccounts,
  echecks: contract.echecks,
  hostedSessions: contract.hostedSessions,
  installments: contract.installments,
  invoices: contract.invoices,
  paymentLinks: contract.paymentLinks,
  paymentLinkTemplates: contract.paymentLinkTemplates,
  plans: contract.plans,
  previews: contract.previews,
  subscriptions: contract.subscriptions,
  tokenizationSessions: contract.tokenizationSessions,
  tokenSessions: contract.tokenSessions,
};

type CommerceHandlers = {
  readonly [A in keyof typeof commerceAreas]: Handlers<(typeof commerceAreas)[A]>;
};

export const createCommerceHandlers = (services: Services): CommerceHandlers => ({
  bankAccounts: createBankAccountsHandlers(services),
  echecks: createEchecksHandlers(services),
  hostedSessions: createHostedSessionsHandlers(services),
  installments: createInstallmentsHandlers(services),
  invoices: createInvoicesHandlers(services),
  paymentLinks: createPaymentLinksHandlers(services),
  paymentLinkTemplates: createPaymentLinkTemplatesHandlers(services),
  plans: createPlansHandlers(services),
  previews: createPreviewsHandlers(services),
  subscriptions: createSubscriptionsHandlers(services),
  tokenizationSessions: createTokenizationSessionsHandlers(services),
  tokenSessions: createTokenSessionsHandlers(services),
});
