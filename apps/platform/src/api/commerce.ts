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
import { answered } from './answered.ts';

/** The areas of commerce: what is billed, and the ways to pay it. */
export const commerce = {
  bankAccounts: answered(contract.bankAccounts, createBankAccountsHandlers),
  echecks: answered(contract.echecks, createEchecksHandlers),
  hostedSessions: answered(contract.hostedSessions, createHostedSessionsHandlers),
  installments: answered(contract.installments, createInstallmentsHandlers),
  invoices: answered(contract.invoices, createInvoicesHandlers),
  paymentLinks: answered(contract.paymentLinks, createPaymentLinksHandlers),
  paymentLinkTemplates: answered(contract.paymentLinkTemplates, createPaymentLinkTemplatesHandlers),
  plans: answered(contract.plans, createPlansHandlers),
  previews: answered(contract.previews, createPreviewsHandlers),
  subscriptions: answered(contract.subscriptions, createSubscriptionsHandlers),
  tokenizationSessions: answered(contract.tokenizationSessions, createTokenizationSessionsHandlers),
  tokenSessions: answered(contract.tokenSessions, createTokenSessionsHandlers),
};
