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
 * The inputs and results of calls, by name. Results are open and read-only: an enumeration may have a value that this
 * version doesn't know, and one name fits both a session client and an API key client.
 */

/** One operation on a card or a bank account. */
export type Transaction = Open<Row<typeof reporting.listTransactions>>;
/** Body of a card sale or authorization. */
export type Sale = Input<typeof transactions.saleCard>['body'];
/** Body of a capture. */
export type Capture = Input<typeof transactions.captureCard>['body'];
/** Body of a refund. */
export type Refund = Input<typeof transactions.refundCard>['body'];
/** An eCheck: a bank account debit. */
export type Echeck = Open<Output<typeof echecks.sale>>;
/** Body of an eCheck sale. */
export type EcheckSale = Input<typeof echecks.sale>['body'];
/** A customer, with saved cards and bank accounts. */
export type Customer = Open<Output<typeof customers.create>>;
/** Body of a new customer. */
export type NewCustomer = Input<typeof customers.create>['body'];
/** An invoice. */
export type Invoice = Open<Output<typeof invoices.create>>;
/** Body of a new invoice. */
export type NewInvoice = Input<typeof invoices.create>['body'];
/** A payment link, with its hosted page. */
export type PaymentLink = Open<Output<typeof paymentLinks.create>>;
/** Body of a new payment link. */
export type NewPaymentLink = Input<typeof paymentLinks.create>['body'];
/** A hosted payment page. */
export type HostedSession = Open<Row<typeof hostedSessions.list>>;
/** A plan that customers subscribe to. */
export type Plan = Open<Output<typeof plans.create>>;
/** Body of a new plan. */
export type NewPlan = Input<typeof plans.create>['body'];
/** A customer's subscription. */
export type Subscription = Open<Row<typeof subscriptions.list>>;
/** An installment plan. */
export type Installment = Open<Row<typeof installments.list>>;
/** A chargeback or an inquiry. */
export type Dispute = Open<Row<typeof disputes.list>>;
/** Amounts due to a merchant for one day. */
export type Settlement = Open<Row<typeof payouts.listMerchant>>;
/** Money on its way to a merchant's bank, or another beneficiary's. */
export type Payout = Open<Row<typeof payouts.listInstructions>>;
/** A merchant account, as staff see it. */
export type Account = Open<Row<typeof accounts.view>>;
/** A service provider's product. */
export type Product = Open<Row<typeof products.list>>;
/** An API key. */
export type ApiKey = Open<Row<typeof apiKeys.list>>;
/** A user with their roles. */
export type User = Open<Output<typeof users.get>>;
/** The delivery of an event to an endpoint. */
export type WebhookDelivery = Open<Row<typeof webhooks.list>>;
