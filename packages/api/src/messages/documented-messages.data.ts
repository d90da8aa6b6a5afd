/*
 * The texts of document 2, section 8, by hand, with the sentence each comes from (document, line,
 * sentence) and the calls that show it. It imports nothing from what it checks. Texts of form fields
 * and pages are the design system's and the app's, and not here.
 *
 * Eight areas have a 'Try again later' text whose wording the document keeps to itself: those are
 * worded here, under its line 223.
 */

export interface DocumentedMessage {
  readonly text: string;
  readonly source: string;
  /** The calls (method and path) that fail with it; none for a text that no call shows by itself. */
  readonly calls?: readonly string[];
  /** What the server answered; nothing at all when absent. */
  readonly answer?: { readonly status: number; readonly code: string; readonly message: string };
}

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
  {
    text: 'Sorry, change password failed.',
    source: 'D2.L220.S1',
    calls: ['POST users/{id}/change-password'],
  },
  {
    text: 'The current password is not valid.',
    source: 'D2.L220.S2',
    calls: ['POST users/{id}/change-password'],
    answer: { status: 401, code: 'WRONG_PASSWORD', message: 'Wrong password' },
  },
  { text: 'The username already exists.', source: 'D2.L220.S3' },
  { text: 'E-mail already used.', source: 'D2.L220.S4' },
  { text: 'Sorry, edit profile failed.', source: 'D2.L220.S5' },
  {
    text: 'Email already exists.',
    source: 'D2.L220.S6',
    calls: users,
    answer: { status: 409, code: 'EMAIL_TAKEN', message: 'Taken' },
  },
  {
    text: 'Username already exists.',
    source: 'D2.L220.S7',
    calls: users,
    answer: { status: 409, code: 'USERNAME_TAKEN', message: 'Taken' },
  },
  {
    text: 'The user must have an assigned account.',
    source: 'D2.L220.S8',
    calls: users,
    answer: { status: 400, code: 'ACCOUNT_NEEDED', message: 'No account' },
  },
  {
    text: 'Error while saving the user. Try again later.',
    source: 'D2.L220.S9',
    calls: users,
  },
  {
    text: 'Error trying to get the user.',
    source: 'D2.L220.S11',
    calls: ['GET users', 'GET users/{id}'],
  },
  {
    text: 'Error while logging in.',
    source: 'D2.L220.S12',
    calls: ['POST auth/sso', 'POST auth/dev-login'],
  },
  {
    text: 'User is not in the database, run populateDB.',
    source: 'D2.L220.S13',
    calls: ['POST auth/sso'],
    answer: { status: 404, code: 'WRONG_API_USER', message: 'Unknown' },
  },
  {
    text: 'Error while processing the request. Please try again later.',
    source: 'D2.L221',
    calls: [
      'POST backoffice/customers',
      'PUT backoffice/customers/{id}',
      'DELETE backoffice/customers/{id}',
      'POST backoffice/customers/{id}/creditcards',
      'PUT backoffice/customers/{id}/creditcards',
      'DELETE backoffice/customers/{id}/creditcards',
      'POST backoffice/customers/{id}/bankaccounts',
      'DELETE backoffice/customers/{id}/bankaccounts',
      'GET reporting/customers',
    ],
  },
  {
    text: 'Error 51 - Insufficient funds',
    source: 'D2.L222.S1',
    calls: transactionCalls,
    answer: { status: 402, code: '51', message: 'Insufficient funds' },
  },
  {
    text: 'Error 409 - Invalid Transaction Status',
    source: 'D2.L222.S2',
    calls: transactionCalls,
    answer: { status: 409, code: '409', message: 'void: Invalid Transaction Status (voided)' },
  },
  { text: 'Invalid Transaction Status', source: 'D2.L222.S2' },
  {
    text: 'Refund amount exceeds original transaction amount',
    source: 'D2.L222.S3',
    calls: [
      'POST backoffice/transactions/creditcard/{id}/refund',
      'POST backoffice/transactions/echeck/{id}/refund',
    ],
    answer: { status: 409, code: 'OVER_REFUND', message: 'Too much' },
  },
  {
    text: 'Unexpected error. If the error persist, contact support.',
    source: 'D2.L222.S4',
    calls: transactionCalls,
  },
  {
    text: 'Error while processing the invoice. Try again later.',
    source: 'D2.L223.S1',
    calls: [
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
    ],
  },
  {
    text: 'Error while processing the payment link. Try again later.',
    source: 'D2.L223.S1',
    calls: [
      'POST backoffice/paymentlink',
      'GET backoffice/paymentlink/{id}',
      'POST backoffice/paymentlink/{id}/deactivate',
    ],
  },
  {
    text: 'Error while processing the template. Try again later.',
    source: 'D2.L223.S1',
    calls: [
      'GET backoffice/paymentlink/templates',
      'POST backoffice/paymentlink/templates',
      'PUT backoffice/paymentlink/templates',
      'DELETE backoffice/paymentlink/templates',
      'GET backoffice/paymentlink/templates/created',
    ],
  },
  {
    text: 'Error while processing the rule. Try again later.',
    source: 'D2.L223.S1',
    calls: [
      'GET risk/rules',
      'GET risk/rules/{ruleId}',
      'DELETE risk/rules/{ruleId}',
      'GET risk/rules/{ruleId}/description',
      'GET risk/accounts-rules',
    ],
  },
  {
    text: 'Error while processing the plan. Try again later.',
    source: 'D2.L223.S1',
    calls: [
      'GET subscriptions/plans',
      'GET subscriptions/plans/{id}',
      'POST subscriptions/plan/create',
      'POST subscriptions/plan/delete',
      'POST subscriptions/plan/invite',
      'PUT subscriptions/plan/update/{id}',
      'PUT subscriptions/plan/activate/{id}',
      'PUT subscriptions/plan/deactivate/{id}',
    ],
  },
  {
    text: 'Error while processing the payout. Try again later.',
    source: 'D2.L223.S1',
    calls: [
      'PUT backoffice/payouts/{payoutId}/ack',
      'PUT backoffice/payouts/{payoutId}/hold',
      'POST backoffice/payouts/bulk-ack',
      'POST backoffice/payouts/bulk-unack',
      'POST backoffice/payouts',
      'DELETE backoffice/payouts/{payoutId}',
      'GET reporting/payouts/instructions',
      'GET reporting/payouts/merchant',
      'GET reporting/payouts/charts/{period}',
    ],
  },
  {
    text: 'Error while getting the hosted sessions. Try again later.',
    source: 'D2.L223.S1',
    calls: ['GET reporting/hosted'],
  },
  {
    text: 'Error while processing the product. Try again later.',
    source: 'D2.L223.S1',
    calls: [
      `GET ${product}/feestemplates`,
      'GET backoffice/spproducts/{slug}/mcc',
      'GET backoffice/spproducts/{slug}/fees',
    ],
  },
  {
    text: 'Rule update failed.',
    source: 'D2.L224.S1',
    calls: ['POST risk/rules', 'PUT risk/rules', 'POST metrics/rule/{ruleId}'],
  },
  {
    text: 'Could not fetch reserved funds.',
    source: 'D2.L224.S2',
    calls: ['GET reporting/ledger/reserved', 'GET backoffice/accounts/{id}/reserved'],
  },
  {
    text: 'Could not release funds.',
    source: 'D2.L224.S3',
    calls: ['POST backoffice/accounts/{id}/release-funds'],
  },
  {
    text: 'Failed to acknowledge alert(s).',
    source: 'D2.L225.S1',
    calls: [
      'POST foundation/alerts/ack',
      'POST foundation/alerts/batch/ack',
      'POST foundation/alerts/bulk/ack',
    ],
  },
  {
    text: 'Failed to un-acknowledge alert.',
    source: 'D2.L225.S2',
    calls: [
      'POST foundation/alerts/unack',
      'POST foundation/alerts/batch/unack',
      'POST foundation/alerts/bulk/unack',
    ],
  },
  {
    text: 'Failed to discard alert.',
    source: 'D2.L225.S3',
    calls: ['POST foundation/alerts/discard', 'POST foundation/alerts/batch/discard'],
  },
  {
    text: 'Failed to fetch report settings.',
    source: 'D2.L226.S1',
    calls: ['POST users/preferences/reports'],
  },
  {
    text: 'Acknowledgment failed.',
    source: 'D2.L226.S2',
    calls: ['POST foundation/notifications/ack'],
  },
  {
    text: 'Error fetching installments',
    source: 'D2.L227.S1',
    calls: ['GET backoffice/installments'],
  },
  {
    text: 'Error fetching installment',
    source: 'D2.L227.S1',
    calls: ['GET backoffice/installments/{installmentId}'],
  },
  { text: 'Error downloading installments CSV', source: 'D2.L227.S1' },
  {
    text: 'Error loading submerchants',
    source: 'D2.L228',
    calls: ['GET backoffice/accounts/submerchants', 'GET submerchants'],
  },
  {
    text: 'Error loading applications',
    source: 'D2.L228',
    calls: [
      'GET backoffice/accounts',
      'GET backoffice/accounts/{id}',
      'GET backoffice/accounts/view',
    ],
  },
  { text: 'Error in GET_SUBMERCHANT_APPLICATION', source: 'D2.L228', calls: [`GET ${one}`] },
  {
    text: 'An error occurred while updating the submerchant',
    source: 'D2.L228',
    calls: [
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
    ],
  },
  {
    text: 'An error occurred while creating the account',
    source: 'D2.L228',
    calls: ['POST backoffice/accounts/new'],
  },
  { text: 'Could not create new account', source: 'D2.L228' },
  {
    text: 'Error while adding the bank account. Try again later',
    source: 'D2.L228',
    calls: [`POST ${payoutAccount}`],
  },
  {
    text: 'Error while deleting the bank account. Try again later',
    source: 'D2.L228',
    calls: [`DELETE ${payoutAccount}`],
  },
  { text: 'Error creating Invite', source: 'D2.L229', calls: ['POST backoffice/invites'] },
  {
    text: 'Error creating Merchant Invite',
    source: 'D2.L229',
    calls: ['POST backoffice/invites/addmerchant'],
  },
  {
    text: 'Error while editing the Invite. Try again later.',
    source: 'D2.L229',
    calls: ['PUT backoffice/invites/{inviteId}'],
  },
  {
    text: 'Error while deleting the Invite. Try again later.',
    source: 'D2.L229',
    calls: ['POST backoffice/invites/{inviteId}/delete'],
  },
  {
    text: 'Error while sending the Invite. Try again later.',
    source: 'D2.L229',
    calls: ['POST backoffice/invites/{inviteId}/send'],
  },
  {
    text: 'Error while getting the Invites. Try again later.',
    source: 'D2.L229',
    calls: ['GET backoffice/invites'],
  },
  {
    text: 'Error creating and sending Invite',
    source: 'D2.L229',
    calls: ['POST backoffice/invites/createAndSend'],
  },
  {
    text: 'Error fetching applicants',
    source: 'D2.L230.S1',
    calls: ['GET users/applicants'],
  },
  { text: 'Applicant not found', source: 'D2.L230.S1' },
  {
    text: 'Error fetching applicant',
    source: 'D2.L230.S1',
    calls: ['GET users/applicants/{id}'],
  },
  {
    text: 'Error while getting the Api Keys. Try again later.',
    source: 'D2.L231',
    calls: [`GET ${apiUsers}`],
  },
  {
    text: 'Error while trying to add a new API Key. Try again later.',
    source: 'D2.L231',
    calls: [`POST ${apiUsers}`],
  },
  {
    text: 'Error while deleting the API Key. Try again later.',
    source: 'D2.L231',
    calls: [`DELETE ${apiUsers}/{apiUserId}`],
  },
  {
    text: 'Error while editing the API Key. Try again later.',
    source: 'D2.L231',
    calls: [`PUT ${apiUsers}/{apiUserId}`],
  },
  {
    text: 'Error while fetching products. Please try again later.',
    source: 'D2.L232',
    calls: ['GET backoffice/service-provider/spproducts'],
  },
  {
    text: 'Error while getting the Onboarding Flow Templates. Try again later.',
    source: 'D2.L232',
    calls: [`GET ${product}/onboardingflowtemplates`],
  },
  {
    text: 'Error while getting the Ownership Types. Try again later.',
    source: 'D2.L232',
    calls: [`GET ${product}/ownershiptypes`, 'GET backoffice/spproducts/{slug}/ownership-types'],
  },
  {
    text: 'Error while updating the product webhook. Try again later.',
    source: 'D2.L232',
    calls: [`PUT ${product}/webhook`],
  },
  {
    text: 'Error while getting the Product Webhooks. Try again later.',
    source: 'D2.L232',
    calls: ['GET backoffice/service-provider/spproducts/webhooks'],
  },
  {
    text: 'Error while updating the product branding. Try again later.',
    source: 'D2.L232',
    calls: [`PUT ${product}/branding`],
  },
  {
    text: 'Your session has expired (after 60 mins of inactivity). Please log in again to continue.',
    source: 'D2.L233.S1',
  },
  { text: 'Application Upgraded', source: 'D2.L233.S4' },
  { text: 'A new version has been released, please log back in.', source: 'D2.L233.S4' },
  { text: 'OK', source: 'D2.L233.S5' },
  {
    text: 'An unexpected error occurred',
    source: 'D2.L217.S1',
    calls: [
      'GET foundation/facilitators',
      'POST foundation/alerts/get',
      'GET reporting/disputes',
      'POST backoffice/invites/upload',
    ],
  },
  { text: 'Report name and parent are required', source: 'D1.L231.S1' },
];
