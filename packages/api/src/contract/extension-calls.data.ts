/**
 * Method and path of the calls beyond the required ones, by hand. Each endpoint says in `extension` why a
 * screen cannot do without it; the OpenAPI document marks it.
 */
export const extensionCalls: readonly (readonly [method: string, path: string])[] = [
  ['POST', 'backoffice/accounts/{id}/checks/{checkId}/clear'],
  ['POST', 'backoffice/accounts/{id}/pci-reminder'],
  ['POST', 'metrics/test-run'],
  ['GET', 'backoffice/outcomes'],
  ['POST', 'backoffice/outcomes/ack'],
  ['PUT', 'backoffice/service-provider/spproducts/{spProductId}/onboardingflowtemplates'],
  ['GET', 'reporting/reconciliation'],
  ['GET', 'reporting/reconciliation/batches'],
  ['GET', 'reporting/reconciliation/days'],
  ['POST', 'reporting/reconciliation/{id}/resolve'],
  ['GET', 'reporting/transactions/authorizations'],
  ['GET', 'users/second-factor'],
  ['POST', 'users/second-factor/authenticators'],
  ['POST', 'users/second-factor/authenticators/confirm'],
  ['POST', 'users/second-factor/passkeys'],
  ['POST', 'users/second-factor/passkeys/confirm'],
  ['DELETE', 'users/second-factor/factors/{factorId}'],
  ['POST', 'users/second-factor/recovery-codes'],
  ['GET', 'users/second-factor/roles'],
  ['PUT', 'users/second-factor/roles'],
  ['POST', 'users/{id}/second-factor/reset'],
  ['POST', 'users/{id}/second-factor/reset/confirm'],
  ['DELETE', 'users/{id}/second-factor/reset'],
  ['PUT', 'subscriptions/card/{id}'],
  ['GET', 'backoffice/applepay/setup'],
  ['GET', 'backoffice/applepay/accounts'],
  ['POST', 'backoffice/tokens/applepay'],
  ['GET', 'backoffice/tokenization/ratelimit'],
  ['PUT', 'backoffice/tokenization/ratelimit'],
  ['POST', 'backoffice/transactions/{id}/receipt'],
  ['POST', 'users/{id}/reset-password'],
  ['POST', 'foundation/webhooks/{id}/redeliver'],
];

/** Exports beyond the required ones, by the path of the call and the name of the file. */
export const extensionExports: readonly (readonly [path: string, csv: string])[] = [
  ['backoffice/accounts', 'applications'],
  ['backoffice/accounts/center', 'applications'],
  ['reporting/hosted', 'hosted-sessions'],
  ['reporting/reconciliation', 'reconciliation'],
];
