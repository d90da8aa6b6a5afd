import type { accounts } from './areas/accounts/contract.ts';
import type { apiKeys } from './areas/api-keys/contract.ts';
import type { customers } from './areas/customers/contract.ts';
import type { disputes } from './areas/disputes/contract.ts';
import type { echecks } from './areas/echecks/contract.ts';
import type { hostedSessions } from './areas/hosted-sessions/contract.ts';
import type { installments } from './areas/installments/contract.ts';
import type { invoices } from './areas/invoices/contract.ts';
import type { paymentLinks } from './areas/payment-links/contract.ts';
import type { payouts } from './areas/payouts/contract.ts';
import type { plans } from './areas/plans/contract.ts';
import type { products } from './areas/products/contract.ts';
import type { reporting } from './areas/reporting/contract.ts';
import type { subscriptions } from './areas/subscriptions/contract.ts';
import type { transactions } from './areas/transactions/contract.ts';
import type { users } from './areas/users/contract.ts';
import type { webhooks } from './areas/webhooks/contract.ts';
import type { Row } from './client/call.ts';
import type { Input, Output } from './kernel/endpoint.ts';
import type { Open } from './kernel/tolerant.ts';

/*
 * What calls take and return, by name. What they return is open and read-only: an enumeration may have a
 * value that this version does not know, and the same name fits a client of a session and one of a key.
 */

/** One operation on a card or a bank account. */
export type Transaction = Open<Row<typeof reporting.listTransactions>>;
/** The body of a sale or authorization of a card. */
export type Sale = Input<typeof transactions.saleCard>['body'];
/** The body of a capture. */
export type Capture = Input<typeof transactions.captureCard>['body'];
/** The body of a refund. */
export type Refund = Input<typeof transactions.refundCard>['body'];
/** A debit of a bank account. */
export type Echeck = Open<Output<typeof echecks.sale>>;
/** The body of a debit of a bank account. */
export type EcheckSale = Input<typeof echecks.sale>['body'];
/** Who pays, with saved cards and bank accounts. */
export type Customer = Open<Output<typeof customers.create>>;
/** The body of a new customer. */
export type NewCustomer = Input<typeof customers.create>['body'];
/** An invoice. */
export type Invoice = Open<Output<typeof invoices.create>>;
/** The body of a new invoice. */
export type NewInvoice = Input<typeof invoices.create>['body'];
/** A link that is paid, by its page. */
export type PaymentLink = Open<Output<typeof paymentLinks.create>>;
/** The body of a new payment link. */
export type NewPaymentLink = Input<typeof paymentLinks.create>['body'];
/** A page that payers pay on. */
export type HostedSession = Open<Row<typeof hostedSessions.list>>;
/** A plan that customers subscribe to. */
export type Plan = Open<Output<typeof plans.create>>;
/** The body of a new plan. */
export type NewPlan = Input<typeof plans.create>['body'];
/** A customer's subscription. */
export type Subscription = Open<Row<typeof subscriptions.list>>;
/** A total that is paid in parts. */
export type Installment = Open<Row<typeof installments.list>>;
/** A chargeback or an inquiry. */
export type Dispute = Open<Row<typeof disputes.list>>;
/** Money on its way to a merchant. */
export type Payout = Open<Row<typeof payouts.listMerchant>>;
/** An account as staff see it. */
export type Account = Open<Row<typeof accounts.view>>;
/** A product of a service provider. */
export type Product = Open<Row<typeof products.list>>;
/** A key of a server. */
export type ApiKey = Open<Row<typeof apiKeys.list>>;
/** A person and what they may do. */
export type User = Open<Output<typeof users.get>>;
/** An event on its way to an address. */
export type WebhookDelivery = Open<Row<typeof webhooks.list>>;
