/** Documentation of an error code: its meaning, and what to do about it. */
export interface ErrorCodeDocs {
  /** HTTP status of the response. */
  readonly status: number;
  readonly means: string;
  readonly whatToDo: string;
}

const code = (status: number, means: string, whatToDo: string): ErrorCodeDocs => ({
  status,
  means,
  whatToDo,
});

/** Every error code of the server. Any version may add codes. */
export const errorCodes = {
  VALIDATION: code(
    400,
    'The request is invalid. `errors` names each field and what it should be.',
    'Correct the fields and send a new attempt.',
  ),
  INVALID_TIME_ZONE: code(
    400,
    'The `Time-Zone` header is not a valid time zone.',
    'Send an IANA name, such as America/New_York.',
  ),
  IDEMPOTENCY_KEY_NEEDED: code(
    400,
    'The call moves money and requires an Idempotency-Key.',
    'Send a key of 8 to 128 printable characters.',
  ),
  UNAUTHORIZED: code(
    401,
    'The session or API key is missing or not valid.',
    'Send `Authorization: Bearer <key>` with an active key.',
  ),
  SESSION_EXPIRED: code(401, 'The session has ended.', 'Sign in again.'),
  SIGNED_OUT: code(401, 'No user is signed in.', 'Sign in.'),
  WRONG_API_USER: code(
    401,
    'The user belongs to another facilitator.',
    'Sign in at the address of the user’s brand.',
  ),
  CURRENT_PASSWORD_WRONG: code(
    401,
    'The current password is wrong.',
    'Ask the user to enter it again.',
  ),
  DECLINED: code(
    402,
    'The issuer or a risk rule declined the payment. `declineCode` is the processor’s response code, and `transactionId` the declined payment.',
    'Follow `declineAdvice(declineCode)` of @payfac/domain/transactions; in most cases, ask for another card.',
  ),
  FORBIDDEN: code(
    403,
    'The caller lacks a required ability.',
    'Give the key or the user an ability that the call’s description lists.',
  ),
  NOT_FOR_KEYS: code(403, 'API keys cannot make this call.', 'Make the call in a user’s session.'),
  FEATURE_OFF: code(
    403,
    'The feature is not turned on for the account.',
    'Ask the facilitator to turn it on.',
  ),
  ABILITY_NOT_GRANTABLE: code(
    403,
    'You cannot give a key an ability that you lack.',
    'Choose only abilities that you have.',
  ),
  ROLE_NOT_GRANTABLE: code(403, 'You cannot grant this role.', 'Ask an administrator.'),
  PERSON_SHARED: code(
    403,
    'The user also works at places you do not manage.',
    'Ask an administrator.',
  ),
  ACTING_ENDED: code(403, 'The acting session has ended.', 'Start a new one.'),
  PASSWORD_RESET_NEEDED: code(
    403,
    'The user must set a new password first.',
    'Set a new password.',
  ),
  ORIGIN_REFUSED: code(
    403,
    'The call came from a page that is not allowed to make it.',
    'Make the call from the brand’s own pages, or the hosted card fields.',
  ),
  CARD_CONTEXT_REFUSED: code(
    403,
    'The card fields were opened for another site.',
    'Open the card fields again on this site.',
  ),
  CARD_CONTEXT_ENDED: code(403, 'The card entry has timed out.', 'Open the card fields again.'),
  NOT_FOUND: code(
    404,
    'No record has this id, or you cannot access it.',
    'Check the id, and the accounts the key can access.',
  ),
  NO_PROCESSOR: code(404, 'The account does not have this processor.', 'Add the processor first.'),
  APPLE_PAY_OFF: code(
    409,
    'The account does not accept Apple Pay.',
    'Switch Apple Pay on for the account.',
  ),
  STILL_RUNNING: code(
    409,
    'The first request with this Idempotency-Key is still running.',
    'Send the same request with the same key after `Retry-After`.',
  ),
  INVALID_STATUS: code(
    409,
    'The record’s current status does not allow this.',
    'Read the record again, and do what its status allows.',
  ),
  OVER_REFUND: code(
    409,
    'The refund is more than is left of the payment.',
    'Refund at most `refundableAmount`.',
  ),
  BALANCE_EXCEEDED: code(
    409,
    'The payout is more than the available balance.',
    'Pay out at most the available balance.',
  ),
  PAYOUTS_ON_HOLD: code(
    409,
    'The account is suspended, or has no verified bank account for payouts.',
    'Resolve what the message names, then send the request again.',
  ),
  MORE_THAN_RESERVED: code(
    409,
    'The amount is more than is held in reserve.',
    'Release at most the reserved amount.',
  ),
  ACCOUNT_SUSPENDED: code(409, 'Processing is suspended for the account.', 'Ask the facilitator.'),
  PROCESSOR_NOT_CONFIGURED: code(
    409,
    'The account has no processor for this kind of payment.',
    'Finish provisioning the account.',
  ),
  ECHECKS_OFF: code(
    409,
    'eChecks are switched off for the account.',
    'Ask the facilitator to switch them on.',
  ),
  ACCOUNT_KNOWN: code(409, 'The bank account is already on file.', 'Use the bank account on file.'),
  ACCOUNT_PREFERRED: code(
    409,
    'Payouts go to this bank account.',
    'Make another bank account preferred first.',
  ),
  TOO_MANY_ACCOUNTS: code(
    409,
    'The account has the maximum number of bank accounts.',
    'Remove a bank account first.',
  ),
  PAYMENT_UNDER_WAY: code(
    409,
    'A payment for this record is in progress.',
    'Wait for its outcome.',
  ),
  NOTHING_PAID: code(
    409,
    'The payment took no money, so it has no receipt.',
    'Do not send a receipt for this payment.',
  ),
  PLAN_IN_USE: code(409, 'The plan has subscribers.', 'Deactivate the plan instead.'),
  BUILT_IN: code(409, 'Built-in templates cannot be changed.', 'Create a template of your own.'),
  ALREADY_INVITED: code(
    409,
    'An open invite already exists for this email address.',
    'Send the existing invite again.',
  ),
  NO_ADDRESS: code(409, 'The merchant has no email address yet.', 'Add an email address first.'),
  ALREADY_REMINDED: code(
    409,
    'A reminder was sent in the last 24 hours.',
    'Send the next one later.',
  ),
  ALREADY_RESOLVED: code(409, 'The difference is already resolved.', 'No action is needed.'),
  STILL_TRYING: code(409, 'The event is still being sent.', 'Wait for the outcome.'),
  WEBHOOK_OFF: code(409, 'The product’s webhook is turned off.', 'Turn the webhook on.'),
  TAG_TAKEN: code(409, 'Another tag has this name.', 'Choose another name.'),
  TAG_RETIRED: code(409, 'The tag is retired and can no longer be added.', 'Choose another tag.'),
  USERNAME_TAKEN: code(409, 'Another user has this username.', 'Choose another username.'),
  EMAIL_TAKEN: code(409, 'Another user has this email address.', 'Choose another email address.'),
  USER_LOCKED: code(409, 'The user is locked.', 'Unlock the user first.'),
  OWN_USER: code(409, 'You cannot do this to your own user.', 'Ask another administrator.'),
  OPEN_ITEMS: code(
    409,
    'The approval has open items; `errors` names each of them.',
    'Resolve each item, or name it in `overrides` with a reason.',
  ),
  CHECK_REPLACED: code(409, 'The check has been run again since.', 'Clear the latest run.'),
  NOT_CLEARABLE: code(409, 'The check found no match that can be cleared.', 'No action is needed.'),
  INCOMPLETE: code(
    409,
    'The application is incomplete; `errors` names what is missing.',
    'Complete the application and submit it again.',
  ),
  NOT_READY: code(
    409,
    'The merchant is not provisioned, or its bank account is not verified.',
    'Provision the merchant and verify its bank account.',
  ),
  TOO_LARGE: code(413, 'The request is larger than one megabyte.', 'Send a smaller request.'),
  UNKNOWN_HOST: code(
    421,
    'The request was sent to a host that is not configured.',
    'Use the address of your brand and environment.',
  ),
  KEY_REUSED: code(
    422,
    'The Idempotency-Key was already used for a different request.',
    'Use a new key for each attempt.',
  ),
  PATTERN_REFUSED: code(
    422,
    'The pattern of a text filter is too complex or not allowed.',
    'Use a simpler pattern.',
  ),
  SUM_TOO_LARGE: code(422, 'A total is too large to return.', 'Narrow the filters.'),
  NOT_DELIVERED: code(422, 'The email could not be delivered.', 'Correct the email address.'),
  NOT_TAKEN: code(
    422,
    'The product does not accept what you sent.',
    'Correct what the message names.',
  ),
  ACCOUNT_NEEDED: code(422, 'The role requires an account.', 'Send the accounts of the role.'),
  PRODUCT_NEEDED: code(422, 'The role requires a product.', 'Send the product of the role.'),
  MEMBERSHIPS_DIFFER: code(
    422,
    'The user has different roles at different accounts.',
    'Send `memberships`, with each role and its place.',
  ),
  TOO_MANY_CALLS: code(
    429,
    'The key made more than 200 calls in ten seconds.',
    'Wait for `Retry-After`; the client does so automatically.',
  ),
  TOO_MANY: code(429, 'Too many attempts in a row.', 'Wait for `Retry-After`.'),
  TOO_MANY_TRIES: code(429, 'A card entry was used too many times.', 'Open the card fields again.'),
  INTERNAL: code(
    500,
    'Something went wrong on the server.',
    'Repeat a read; repeat a write with the same key.',
  ),
  UNEXPECTED: code(500, 'The card could not be saved.', 'Try again.'),
  PROCESSOR_UNAVAILABLE: code(
    502,
    'The processor could not be reached, and nothing was charged.',
    'Send a new attempt with a new key.',
  ),
  UNAVAILABLE: code(
    503,
    'The service is temporarily unavailable.',
    'Wait for `Retry-After`; the client does so automatically.',
  ),
  SECOND_FACTOR_REQUIRED: code(
    409,
    'A role requires a second factor, and this is the user’s last one.',
    'Add another second factor before you remove this one.',
  ),
  NO_SECOND_FACTOR: code(
    409,
    'The user has no second factor to renew or reset.',
    'Add a second factor first.',
  ),
  PASSKEY_TAKEN: code(409, 'The passkey is already added.', 'Add a different passkey.'),
  RESET_ASKED: code(
    409,
    'A reset of this user’s second factor was already requested.',
    'Ask another administrator to confirm it.',
  ),
  SECOND_PERSON_NEEDED: code(
    403,
    'Another administrator must ask for or confirm the reset.',
    'Let an administrator do it whose user and password are a day older than the request.',
  ),
  BUSY: code(
    503,
    'Too many requests at once.',
    'Wait for `Retry-After`; the client does so automatically.',
  ),
  EXPORTS_BUSY: code(503, 'Too many exports are running.', 'Wait for `Retry-After`.'),
  STOPPING: code(
    503,
    'The server is restarting, and nothing was done.',
    'Wait for `Retry-After`; the client does so automatically.',
  ),
  OUTCOME_UNKNOWN: code(
    504,
    'The processor has not responded yet: money may have moved.',
    'Send the same request with the same key until the outcome is known. Never start a new attempt.',
  ),
} as const satisfies Readonly<Record<string, ErrorCodeDocs>>;

/** A code known to this version; `INVALID_ARGUMENT` is the client's own. */
export type ErrorCode = keyof typeof errorCodes | 'INVALID_ARGUMENT';
