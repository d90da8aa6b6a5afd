/*
 * The texts that the product must show, written by hand, with the calls that show them (API-18). Imports nothing it
 * checks. Texts of form fields and pages belong to the design system and the app.
 */

export interface RequiredMessage {
  readonly text: string;
  /** The calls (method and path) that fail with it; none for a text that no call shows by itself. */
  readonly calls?: readonly string[];
  /** The server's response; none when absent. */
  readonly response?: { readonly status: number; readonly code: string; readonly message: string };
}

type Text = RequiredMessage;

/** The message of calls whose response has none. */
const shown = (text: string, ...calls: string[]): Text => ({ text, calls });

/** The message of calls for a given response. */
const answered = (
  text: string,
  response: NonNullable<Text['response']>,
  ...calls: string[]
): Text => ({ text, calls, response });

/** A text that no call shows by itself. */
const exported = (text: string): Text => ({ text });

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

export const requiredMessages: readonly RequiredMessage[] = [
  shown('Sorry, change password failed.', 'POST users/{id}/change-password'),
  answered(
    'The current password is not valid.',
    { status: 401, code: 'WRONG_PASSWORD', message: 'Wrong password' },
    'POST users/{id}/change-password',
  ),
  exported('The username already exists.'),
  exported('E-mail already used.'),
  exported('Sorry, edit profile failed.'),
  answered(
    'Email already exists.',
    { status: 409, code: 'EMAIL_TAKEN', message: 'Taken' },
    ...users,
  ),
  answered(
    'Username already exists.',
    { status: 409, code: 'USERNAME_TAKEN', message: 'Taken' },
    ...users,
  ),
  answered(
    'The user must have an assigned account.',
    { status: 400, code: 'ACCOUNT_NEEDED', message: 'No account' },
    ...users,
  ),
  shown('Error while saving the user. Try again later.', ...users),
  shown('Error trying to get the user.', 'GET users', 'GET users/{id}'),
  shown('Error while logging in.', 'POST auth/sso', 'POST auth/dev-login'),
  answered(
    'User is not in the database, run populateDB.',
    { status: 404, code: 'WRONG_API_USER', message: 'Unknown' },
    'POST auth/sso',
  ),
  shown(
    'Error while processing the request. Please try again later.',
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
    { status: 402, code: '51', message: 'Insufficient funds' },
    ...transactionCalls,
  ),
  answered(
    'Invalid Transaction Status',
    { status: 409, code: '409', message: 'void: Invalid Transaction Status (voided)' },
    ...transactionCalls,
  ),
  exported('Invalid Transaction Status'),
  answered(
    'Refund amount exceeds original transaction amount',
    { status: 409, code: 'OVER_REFUND', message: 'Too much' },
    'POST backoffice/transactions/creditcard/{id}/refund',
    'POST backoffice/transactions/echeck/{id}/refund',
  ),
  shown('Unexpected error. If the error persist, contact support.', ...transactionCalls),
  shown(
    'Error while processing the invoice. Try again later.',
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
    'POST backoffice/paymentlink',
    'GET backoffice/paymentlink/{id}',
    'POST backoffice/paymentlink/{id}/deactivate',
  ),
  shown(
    'Error while processing the template. Try again later.',
    'GET backoffice/paymentlink/templates',
    'POST backoffice/paymentlink/templates',
    'PUT backoffice/paymentlink/templates',
    'DELETE backoffice/paymentlink/templates',
    'GET backoffice/paymentlink/templates/created',
  ),
  shown(
    'Error while processing the rule. Try again later.',
    'GET risk/rules',
    'GET risk/rules/{ruleId}',
    'DELETE risk/rules/{ruleId}',
    'GET risk/rules/{ruleId}/description',
    'GET risk/accounts-rules',
  ),
  shown(
    'Error while processing the plan. Try again later.',
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
  shown('Error while getting the hosted sessions. Try again later.', 'GET reporting/hosted'),
  shown(
    'Error while processing the product. Try again later.',
    `GET ${product}/feestemplates`,
    'GET backoffice/spproducts/{slug}/mcc',
    'GET backoffice/spproducts/{slug}/fees',
  ),
  shown('Rule update failed.', 'POST risk/rules', 'PUT risk/rules', 'POST metrics/rule/{ruleId}'),
  shown(
    'Could not fetch reserved funds.',
    'GET reporting/ledger/reserved',
    'GET backoffice/accounts/{id}/reserved',
  ),
  shown('Could not release funds.', 'POST backoffice/accounts/{id}/release-funds'),
  shown(
    'Failed to acknowledge alert(s).',
    'POST foundation/alerts/ack',
    'POST foundation/alerts/batch/ack',
    'POST foundation/alerts/bulk/ack',
  ),
  shown(
    'Failed to un-acknowledge alert.',
    'POST foundation/alerts/unack',
    'POST foundation/alerts/batch/unack',
    'POST foundation/alerts/bulk/unack',
  ),
  shown(
    'Failed to discard alert.',
    'POST foundation/alerts/discard',
    'POST foundation/alerts/batch/discard',
  ),
  shown('Failed to fetch report settings.', 'POST users/preferences/reports'),
  shown('Acknowledgment failed.', 'POST foundation/notifications/ack'),
  shown('Error fetching installments', 'GET backoffice/installments'),
  shown('Error fetching installment', 'GET backoffice/installments/{installmentId}'),
  exported('Error downloading installments CSV'),
  shown('Error loading submerchants', 'GET backoffice/accounts/submerchants', 'GET submerchants'),
  shown(
    'Error loading applications',
    'GET backoffice/accounts',
    'GET backoffice/accounts/{id}',
    'GET backoffice/accounts/view',
  ),
  shown('Error in GET_SUBMERCHANT_APPLICATION', `GET ${one}`),
  shown(
    'An error occurred while updating the submerchant',
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
  shown('An error occurred while creating the account', 'POST backoffice/accounts/new'),
  exported('Could not create new account'),
  shown('Error while adding the bank account. Try again later', `POST ${payoutAccount}`),
  shown('Error while deleting the bank account. Try again later', `DELETE ${payoutAccount}`),
  shown('Error creating Invite', 'POST backoffice/invites'),
  shown('Error creating Merchant Invite', 'POST backoffice/invites/addmerchant'),
  shown('Error while editing the Invite. Try again later.', 'PUT backoffice/invites/{inviteId}'),
  shown(
    'Error while deleting the Invite. Try again later.',
    'POST backoffice/invites/{inviteId}/delete',
  ),
  shown(
    'Error while sending the Invite. Try again later.',
    'POST backoffice/invites/{inviteId}/send',
  ),
  shown('Error while getting the Invites. Try again later.', 'GET backoffice/invites'),
  shown('Error creating and sending Invite', 'POST backoffice/invites/createAndSend'),
  shown('Error fetching applicants', 'GET users/applicants'),
  exported('Applicant not found'),
  shown('Error fetching applicant', 'GET users/applicants/{id}'),
  shown('Error while getting the Api Keys. Try again later.', `GET ${apiUsers}`),
  shown('Error while trying to add a new API Key. Try again later.', `POST ${apiUsers}`),
  shown('Error while deleting the API Key. Try again later.', `DELETE ${apiUsers}/{apiUserId}`),
  shown('Error while editing the API Key. Try again later.', `PUT ${apiUsers}/{apiUserId}`),
  shown(
    'Error while fetching products. Please try again later.',
    'GET backoffice/service-provider/spproducts',
  ),
  shown(
    'Error while getting the Onboarding Flow Templates. Try again later.',
    `GET ${product}/onboardingflowtemplates`,
  ),
  shown(
    'Error while getting the Ownership Types. Try again later.',
    `GET ${product}/ownershiptypes`,
    'GET backoffice/spproducts/{slug}/ownership-types',
  ),
  shown('Error while updating the product webhook. Try again later.', `PUT ${product}/webhook`),
  shown(
    'Error while getting the Product Webhooks. Try again later.',
    'GET backoffice/service-provider/spproducts/webhooks',
  ),
  shown('Error while updating the product branding. Try again later.', `PUT ${product}/branding`),
  exported(
    'Your session has expired (after 60 mins of inactivity). Please log in again to continue.',
  ),
  exported('Application Upgraded'),
  exported('A new version has been released, please log back in.'),
  exported('OK'),
  shown(
    'An unexpected error occurred',
    'GET foundation/facilitators',
    'POST foundation/alerts/get',
    'GET reporting/disputes',
    'POST backoffice/invites/upload',
  ),
  exported('Report name and parent are required'),
];
