/*
 * The texts of document 2, section 8, by hand, with the sentence each comes from (document, line,
 * sentence) and the calls that show it. It imports nothing from what it checks. Texts of form fields
 * and pages are the design system's and the app's, and not here.
 *
 * Eight areas have a 'Try again later' text whose wording the document keeps to itself: those are
 * worded here, under its line 223. One catalog in the document is one table here, however long: it is
 * read against the document from top to bottom.
 */

export interface DocumentedMessage {
  readonly text: string;
  readonly source: string;
  /** The calls (method and path) that fail with it; none for a text that no call shows by itself. */
  readonly calls?: readonly string[];
  /** What the server answered; nothing at all when absent. */
  readonly response?: { readonly status: number; readonly code: string; readonly message: string };
}

type Text = DocumentedMessage;

/** What calls show when the server says nothing. */
const shown = (text: string, source: string, ...calls: string[]): Text => ({ text, source, calls });

/** What calls show for a response of the server. */
const answered = (
  text: string,
  source: string,
  response: NonNullable<Text['response']>,
  ...calls: string[]
): Text => ({ text, source, calls, response });

/** What no call shows by itself. */
const exported = (text: string, source: string): Text => ({ text, source });

const users = ['POST users', 'PUT users/{id}'];
const one = 'backoffice/accounts/{id}/submerchants/{subMerchantObjId}';
const product = 'backoffice/service-provider/spproducts/{spProductId}';
const apiUsers = 'backoffice/service-provider/apiusers';
const payoutAccount = 'backoffice/accounts/submerchants/payoutbankaccount';

const transactionCalls = [
  'POST backoffice/transactions/creditcard/sale',
  'POST backoffice/transactions/creditcard/{id}/capture',
  'POST backoffice/transactions/creditcard/{id}/void',
  'POST backoffice/transactions/creditcard/{id}/refund',
  'POST backoffice/transactions/creditcard/binlookup',
  'POST backoffice/transactions/echeck/sale',
  'POST backoffice/transactions/echeck/{id}/void',
  'POST backoffice/transactions/echeck/{id}/refund',
  'POST backoffice/transactions/echeck/tokenize',
  'POST backoffice/transactions/accounts/submerchant/echeck',
  'PUT backoffice/transactions/status/{id}',
  'PUT backoffice/transactions/{id}',
  'PUT backoffice/transactions/{id}/customers',
  'GET reporting/transactions',
  'GET reporting/transactions/stats',
  'GET reporting/transactions/token-stats',
  'GET reporting/transactions/{id}/timeline',
  'GET reporting/transactions/charts/{period}',
  'GET reporting/totals/cc',
  'GET reporting/totals/refunds',
];

export const documentedMessages: readonly DocumentedMessage[] = [
  shown('Sorry, change password failed.', 'D2.L220.S1', 'POST users/{id}/change-password'),
  answered(
    'The current password is not valid.',
    'D2.L220.S2',
    { status: 401, code: 'WRONG_PASSWORD', message: 'Wrong password' },
    'POST users/{id}/change-password',
  ),
  exported('The username already exists.', 'D2.L220.S3'),
  exported('E-mail already used.', 'D2.L220.S4'),
  exported('Sorry, edit profile failed.', 'D2.L220.S5'),
  answered(
    'Email already exists.',
    'D2.L220.S6',
    { status: 409, code: 'EMAIL_TAKEN', message: 'Taken' },
    ...users,
  ),
  answered(
    'Username already exists.',
    'D2.L220.S7',
    { status: 409, code: 'USERNAME_TAKEN', message: 'Taken' },
    ...users,
  ),
  answered(
    'The user must have an assigned account.',
    'D2.L220.S8',
    { status: 400, code: 'ACCOUNT_NEEDED', message: 'No account' },
    ...users,
  ),
  shown('Error while saving the user. Try again later.', 'D2.L220.S9', ...users),
  shown('Error trying to get the user.', 'D2.L220.S11', 'GET users', 'GET users/{id}'),
  shown('Error while logging in.', 'D2.L220.S12', 'POST auth/sso', 'POST auth/dev-login'),
  answered(
    'User is not in the database, run populateDB.',
    'D2.L220.S13',
    { status: 404, code: 'WRONG_API_USER', message: 'Unknown' },
    'POST auth/sso',
  ),
  shown(
    'Error while processing the request. Please try again later.',
    'D2.L221',
    'POST backoffice/customers',
    'PUT backoffice/customers/{id}',
    'DELETE backoffice/customers/{id}',
    'POST backoffice/customers/{id}/creditcards',
    'PUT backoffice/customers/{id}/creditcards',
    'DELETE backoffice/customers/{id}/creditcards',
    'POST backoffice/customers/{id}/bankaccounts',
    'DELETE backoffice/customers/{id}/bankaccounts',
    'GET reporting/customers',
  ),
  answered(
    'Error 51 - Insufficient funds',
    'D2.L222.S1',
    { status: 402, code: '51', message: 'Insufficient funds' },
    ...transactionCalls,
  ),
  answered(
    'Invalid Transaction Status',
    'D2.L222.S2',
    { status: 409, code: '409', message: 'void: Invalid Transaction Status (voided)' },
    ...transactionCalls,
  ),
  exported('Invalid Transaction Status', 'D2.L222.S2'),
  answered(
    'Refund amount exceeds original transaction amount',
    'D2.L222.S3',
    { status: 409, code: 'OVER_REFUND', message: 'Too much' },
    'POST backoffice/transactions/creditcard/{id}/refund',
    'POST backoffice/transactions/echeck/{id}/refund',
  ),
  shown(
    'Unexpected error. If the error persist, contact support.',
    'D2.L222.S4',
    ...transactionCalls,
  ),
  shown(
    'Error while processing the invoice. Try again later.',
    'D2.L223.S1',
    'GET backoffice/invoices',
    'POST backoffice/invoices',
    'GET backoffice/invoices/{invoiceId}',
    'PUT backoffice/invoices/{invoiceId}',
    'DELETE backoffice/invoices/{invoiceId}',
    'POST backoffice/invoices/{invoiceId}/send',
    'POST backoffice/invoices/{invoiceId}/void',
    'GET backoffice/invoices/stats',
    'POST backoffice/previews',
    'PUT backoffice/previews/{previewId}',
  ),
  shown(
    'Error while processing the payment link. Try again later.',
    'D2.L223.S1',
    'POST backoffice/paymentlink',
    'GET backoffice/paymentlink/{id}',
    'POST backoffice/paymentlink/{id}/deactivate',
  ),
  shown(
    'Error while processing the template. Try again later.',
    'D2.L223.S1',
    'GET backoffice/paymentlink/templates',
    'POST backoffice/paymentlink/templates',
    'PUT backoffice/paymentlink/templates',
    'DELETE backoffice/paymentlink/templates',
    'GET backoffice/paymentlink/templates/created',
  ),
  shown(
    'Error while processing the rule. Try again later.',
    'D2.L223.S1',
    'GET risk/rules',
    'GET risk/rules/{ruleId}',
    'DELETE risk/rules/{ruleId}',
    'GET risk/rules/{ruleId}/description',
    'GET risk/accounts-rules',
  ),
  shown(
    'Error while processing the plan. Try again later.',
    'D2.L223.S1',
    'GET subscriptions/plans',
    'GET subscriptions/plans/{id}',
    'POST subscriptions/plan/create',
    'POST subscriptions/plan/delete',
    'POST subscriptions/plan/invite',
    'PUT subscriptions/plan/update/{id}',
    'PUT subscriptions/plan/activate/{id}',
    'PUT subscriptions/plan/deactivate/{id}',
  ),
  shown(
    'Error while processing the payout. Try again later.',
    'D2.L223.S1',
    'PUT backoffice/payouts/{payoutId}/ack',
    'PUT backoffice/payouts/{payoutId}/hold',
    'POST backoffice/payouts/bulk-ack',
    'POST backoffice/payouts/bulk-unack',
    'POST backoffice/payouts',
    'DELETE backoffice/payouts/{payoutId}',
    'GET reporting/payouts/instructions',
    'GET reporting/payouts/merchant',
    'GET reporting/payouts/charts/{period}',
  ),
  shown(
    'Error while getting the hosted sessions. Try again later.',
    'D2.L223.S1',
    'GET reporting/hosted',
  ),
  shown(
    'Error while processing the product. Try again later.',
    'D2.L223.S1',
    `GET ${product}/feestemplates`,
    'GET backoffice/spproducts/{slug}/mcc',
    'GET backoffice/spproducts/{slug}/fees',
  ),
  shown(
    'Rule update failed.',
    'D2.L224.S1',
    'POST risk/rules',
    'PUT risk/rules',
    'POST metrics/rule/{ruleId}',
  ),
  shown(
    'Could not fetch reserved funds.',
    'D2.L224.S2',
    'GET reporting/ledger/reserved',
    'GET backoffice/accounts/{id}/reserved',
  ),
  shown('Could not release funds.', 'D2.L224.S3', 'POST backoffice/accounts/{id}/release-funds'),
  shown(
    'Failed to acknowledge alert(s).',
    'D2.L225.S1',
    'POST foundation/alerts/ack',
    'POST foundation/alerts/batch/ack',
    'POST foundation/alerts/bulk/ack',
  ),
  shown(
    'Failed to un-acknowledge alert.',
    'D2.L225.S2',
    'POST foundation/alerts/unack',
    'POST foundation/alerts/batch/unack',
    'POST foundation/alerts/bulk/unack',
  ),
  shown(
    'Failed to discard alert.',
    'D2.L225.S3',
    'POST foundation/alerts/discard',
    'POST foundation/alerts/batch/discard',
  ),
  shown('Failed to fetch report settings.', 'D2.L226.S1', 'POST users/preferences/reports'),
  shown('Acknowledgment failed.', 'D2.L226.S2', 'POST foundation/notifications/ack'),
  shown('Error fetching installments', 'D2.L227.S1', 'GET backoffice/installments'),
  shown('Error fetching installment', 'D2.L227.S1', 'GET backoffice/installments/{installmentId}'),
  exported('Error downloading installments CSV', 'D2.L227.S1'),
  shown(
    'Error loading submerchants',
    'D2.L228',
    'GET backoffice/accounts/submerchants',
    'GET submerchants',
  ),
  shown(
    'Error loading applications',
    'D2.L228',
    'GET backoffice/accounts',
    'GET backoffice/accounts/{id}',
    'GET backoffice/accounts/view',
  ),
  shown('Error in GET_SUBMERCHANT_APPLICATION', 'D2.L228', `GET ${one}`),
  shown(
    'An error occurred while updating the submerchant',
    'D2.L228',
    `PUT ${one}`,
    `POST ${one}/processor/provision`,
    `PUT ${one}/processor/default`,
    `PUT ${one}/processor/reset`,
    `PUT ${one}/underwriting-status`,
    `PUT ${one}/echeck`,
    `PUT ${one}/applepay`,
    `PUT ${one}/activate`,
    `POST ${one}/checks`,
    `PUT ${one}/ownership-type`,
    `PUT ${one}/risk-metrics`,
  ),
  shown('An error occurred while creating the account', 'D2.L228', 'POST backoffice/accounts/new'),
  exported('Could not create new account', 'D2.L228'),
  shown('Error while adding the bank account. Try again later', 'D2.L228', `POST ${payoutAccount}`),
  shown(
    'Error while deleting the bank account. Try again later',
    'D2.L228',
    `DELETE ${payoutAccount}`,
  ),
  shown('Error creating Invite', 'D2.L229', 'POST backoffice/invites'),
  shown('Error creating Merchant Invite', 'D2.L229', 'POST backoffice/invites/addmerchant'),
  shown(
    'Error while editing the Invite. Try again later.',
    'D2.L229',
    'PUT backoffice/invites/{inviteId}',
  ),
  shown(
    'Error while deleting the Invite. Try again later.',
    'D2.L229',
    'POST backoffice/invites/{inviteId}/delete',
  ),
  shown(
    'Error while sending the Invite. Try again later.',
    'D2.L229',
    'POST backoffice/invites/{inviteId}/send',
  ),
  shown('Error while getting the Invites. Try again later.', 'D2.L229', 'GET backoffice/invites'),
  shown('Error creating and sending Invite', 'D2.L229', 'POST backoffice/invites/createAndSend'),
  shown('Error fetching applicants', 'D2.L230.S1', 'GET users/applicants'),
  exported('Applicant not found', 'D2.L230.S1'),
  shown('Error fetching applicant', 'D2.L230.S1', 'GET users/applicants/{id}'),
  shown('Error while getting the Api Keys. Try again later.', 'D2.L231', `GET ${apiUsers}`),
  shown('Error while trying to add a new API Key. Try again later.', 'D2.L231', `POST ${apiUsers}`),
  shown(
    'Error while deleting the API Key. Try again later.',
    'D2.L231',
    `DELETE ${apiUsers}/{apiUserId}`,
  ),
  shown(
    'Error while editing the API Key. Try again later.',
    'D2.L231',
    `PUT ${apiUsers}/{apiUserId}`,
  ),
  shown(
    'Error while fetching products. Please try again later.',
    'D2.L232',
    'GET backoffice/service-provider/spproducts',
  ),
  shown(
    'Error while getting the Onboarding Flow Templates. Try again later.',
    'D2.L232',
    `GET ${product}/onboardingflowtemplates`,
  ),
  shown(
    'Error while getting the Ownership Types. Try again later.',
    'D2.L232',
    `GET ${product}/ownershiptypes`,
    'GET backoffice/spproducts/{slug}/ownership-types',
  ),
  shown(
    'Error while updating the product webhook. Try again later.',
    'D2.L232',
    `PUT ${product}/webhook`,
  ),
  shown(
    'Error while getting the Product Webhooks. Try again later.',
    'D2.L232',
    'GET backoffice/service-provider/spproducts/webhooks',
  ),
  shown(
    'Error while updating the product branding. Try again later.',
    'D2.L232',
    `PUT ${product}/branding`,
  ),
  exported(
    'Your session has expired (after 60 mins of inactivity). Please log in again to continue.',
    'D2.L233.S1',
  ),
  exported('Application Upgraded', 'D2.L233.S4'),
  exported('A new version has been released, please log back in.', 'D2.L233.S4'),
  exported('OK', 'D2.L233.S5'),
  shown(
    'An unexpected error occurred',
    'D2.L217.S1',
    'GET foundation/facilitators',
    'POST foundation/alerts/get',
    'GET reporting/disputes',
    'POST backoffice/invites/upload',
  ),
  exported('Report name and parent are required', 'D1.L231.S1'),
];
