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
    'The request breaks the contract; `errors` names each field and what it should be.',
    'Correct the fields and send a new attempt.',
  ),
  INVALID_TIME_ZONE: code(
    400,
    'The Time-Zone header names no time zone.',
    'Send an IANA name, such as America/New_York.',
  ),
  IDEMPOTENCY_KEY_NEEDED: code(
    400,
    'The call moves money and came without an Idempotency-Key.',
    'Send one of 8 to 128 printable characters.',
  ),
  ACCOUNT_NEEDED: code(
    400,
    'The role is held at an account, and none was named.',
    'Name the accounts.',
  ),
  PRODUCT_NEEDED: code(
    400,
    'The role is held at a product, and none was named.',
    'Name the product.',
  ),
  MEMBERSHIPS_DIFFER: code(
    400,
    'The person holds different roles at different places.',
    'Send `memberships`, role by role.',
  ),
  UNAUTHORIZED: code(
    401,
    'No session and no key, or one that is not valid.',
    'Send `Authorization: Bearer <key>` with a key that is in force.',
  ),
  SESSION_EXPIRED: code(401, 'The session ended.', 'Sign in again.'),
  SIGNED_OUT: code(401, 'No one is signed in.', 'Sign in.'),
  WRONG_API_USER: code(
    401,
    'The person belongs to another facilitator.',
    'Sign in at the right address.',
  ),
  CURRENT_PASSWORD_WRONG: code(401, 'The current password is wrong.', 'Ask for it again.'),
  DECLINED: code(
    402,
    "The issuer or a risk rule declined the payment. `declineCode` is the processor's response code, `transactionId` the declined payment.",
    'Do as `declineAdvice(declineCode)` of @payfac/domain/transactions says; most often ask for another card.',
  ),
  FORBIDDEN: code(
    403,
    'The caller lacks an ability.',
    "Give the key or the person the ability that the call's description names.",
  ),
  NOT_FOR_KEYS: code(403, 'API keys cannot make this call.', 'Make it in a session.'),
  FEATURE_OFF: code(403, 'The account does not have the feature.', 'Have it turned on.'),
  ABILITY_NOT_GRANTABLE: code(
    403,
    'The caller lacks what the key would be given.',
    'Choose fewer abilities.',
  ),
  ROLE_NOT_GRANTABLE: code(403, 'The caller may not grant the role.', 'Ask an administrator.'),
  PERSON_SHARED: code(
    403,
    'The person also works where the caller has no say.',
    'Ask an administrator.',
  ),
  ACTING_ENDED: code(403, "The session in another person's name ended.", 'Begin a new one.'),
  PASSWORD_RESET_NEEDED: code(403, 'The person must choose a new password first.', 'Choose one.'),
  ORIGIN_REFUSED: code(
    403,
    'The call came from another site than it may.',
    'Call from the hosted fields.',
  ),
  CARD_CONTEXT_REFUSED: code(
    403,
    'The card fields were opened for another site.',
    'Open them again on this site.',
  ),
  CARD_CONTEXT_ENDED: code(403, 'Card entry timed out.', 'Open the card fields again.'),
  NOT_FOUND: code(
    404,
    'Nothing has the id, or the caller may not see it.',
    'Check the id and what the key reaches.',
  ),
  NO_PROCESSOR: code(404, 'The account does not have the processor.', 'Add it first.'),
  APPLE_PAY_OFF: code(409, 'The account does not take Apple Pay.', 'Activate it for the account.'),
  STILL_RUNNING: code(
    409,
    'The first request with this Idempotency-Key has not ended.',
    'Send the same request with the same key after `Retry-After`.',
  ),
  INVALID_STATUS: code(
    409,
    'The state does not allow this move.',
    'Read the record again and offer what its state allows.',
  ),
  OVER_REFUND: code(
    409,
    'The refund is more than is left of the payment.',
    'Refund at most `refundableAmount`.',
  ),
  BALANCE_EXCEEDED: code(
    409,
    'The payout is more than the available balance.',
    'Pay out at most the balance.',
  ),
  PAYOUTS_ON_HOLD: code(
    409,
    'The account is suspended, or has no verified bank account to pay to.',
    'Do what the message says, then send it again.',
  ),
  MORE_THAN_RESERVED: code(409, 'More was asked for than is held in reserve.', 'Release less.'),
  ACCOUNT_SUSPENDED: code(409, 'Processing is suspended for the account.', 'Ask the facilitator.'),
  PROCESSOR_NOT_CONFIGURED: code(
    409,
    'The account has no processor for this kind of payment.',
    'Finish its provisioning.',
  ),
  ECHECKS_OFF: code(409, 'eChecks are off for the account.', 'Have them turned on.'),
  ACCOUNT_KNOWN: code(409, 'The bank account is on file already.', 'Use the one on file.'),
  ACCOUNT_PREFERRED: code(
    409,
    'Payouts go to this bank account.',
    'Make another one preferred first.',
  ),
  TOO_MANY_ACCOUNTS: code(
    409,
    'The account has as many bank accounts as it may.',
    'Remove one first.',
  ),
  PAYMENT_UNDER_WAY: code(409, 'A payment of this is in progress.', 'Wait for its outcome.'),
  NOTHING_PAID: code(409, 'The payment took no money, so there is no receipt.', 'Send none.'),
  PLAN_IN_USE: code(409, 'The plan has subscribers.', 'Deactivate it.'),
  BUILT_IN: code(409, 'Built-in templates cannot be changed.', 'Copy it.'),
  ALREADY_INVITED: code(409, 'The address has an open invite.', 'Send that one again.'),
  NO_ADDRESS: code(409, 'The merchant has no email address yet.', 'Ask for it.'),
  ALREADY_REMINDED: code(409, 'A reminder was sent in the last day.', 'Send the next one later.'),
  ALREADY_RESOLVED: code(409, 'The difference is resolved.', 'Nothing is left to do.'),
  STILL_TRYING: code(409, 'The event is still being sent.', 'Wait for the outcome.'),
  WEBHOOK_OFF: code(409, "The product's webhook is off.", 'Turn it on.'),
  TAG_TAKEN: code(409, 'Another tag has this name.', 'Choose another name.'),
  TAG_RETIRED: code(409, 'The tag is not given any more.', 'Choose another tag.'),
  USERNAME_TAKEN: code(409, 'Another user has this name.', 'Choose another name.'),
  EMAIL_TAKEN: code(409, 'Another user has this address.', 'Choose another address.'),
  USER_LOCKED: code(409, 'The user is locked.', 'Unlock them first.'),
  OWN_USER: code(409, 'People cannot do this to themselves.', 'Ask somebody else.'),
  OPEN_ITEMS: code(
    409,
    'Something is open that an approval asks for; `errors` names each item.',
    'Settle each item, or name it in `overrides` with a reason.',
  ),
  CHECK_REPLACED: code(409, 'The check has been run again since.', 'Clear the newest run.'),
  NOT_CLEARABLE: code(
    409,
    'The check found no match that can be cleared.',
    'Nothing is left to do.',
  ),
  INCOMPLETE: code(
    409,
    'The application is not complete; `errors` names what is missing.',
    'Fill it in.',
  ),
  NOT_READY: code(
    409,
    'The merchant is not provisioned or its bank account is not verified.',
    'Finish both.',
  ),
  TOO_LARGE: code(413, 'The request is larger than one megabyte.', 'Send less at once.'),
  UNKNOWN_HOST: code(
    421,
    'The address of the call names a host that is not configured.',
    'Use the address of your brand and environment.',
  ),
  KEY_REUSED: code(
    422,
    'The Idempotency-Key was used for another request.',
    'Use a new key for each attempt.',
  ),
  PATTERN_REFUSED: code(422, 'The pattern of a text filter will not be run.', 'Use a simpler one.'),
  SUM_TOO_LARGE: code(422, 'A sum is larger than can be written.', 'Narrow the filter.'),
  NOT_DELIVERED: code(422, 'The email could not be delivered.', 'Correct the address.'),
  NOT_TAKEN: code(
    422,
    'The processor did not take what was sent.',
    'Correct what the message names.',
  ),
  TOO_MANY_CALLS: code(
    429,
    'More than 200 calls with the key in ten seconds.',
    'Wait as long as `Retry-After` says; the client does.',
  ),
  TOO_MANY: code(429, 'Too many attempts in a row.', 'Wait as long as `Retry-After` says.'),
  TOO_MANY_TRIES: code(429, 'A card entry was used too often.', 'Open the card fields again.'),
  INTERNAL: code(
    500,
    'Something went wrong on the server.',
    'Repeat a read; repeat a write with the same key.',
  ),
  UNEXPECTED: code(500, 'A card could not be saved.', 'Try again.'),
  PROCESSOR_UNAVAILABLE: code(
    502,
    'The processor could not be reached, and nothing was charged.',
    'Send a new attempt with a new key.',
  ),
  UNAVAILABLE: code(
    503,
    'The service is away for a moment.',
    'Wait as long as `Retry-After` says; the client does.',
  ),
  SECOND_FACTOR_REQUIRED: code(
    409,
    'A role requires a second step, and this is the last one of the person.',
    'Add another second factor before removing this one.',
  ),
  NO_SECOND_FACTOR: code(
    409,
    'The person has no second factor.',
    'Add one first; there is nothing to renew or to reset.',
  ),
  PASSKEY_TAKEN: code(409, 'The passkey was added already.', 'Add another one.'),
  RESET_ASKED: code(
    409,
    'A reset of this person’s second factor was asked for already.',
    'Have another administrator confirm it.',
  ),
  SECOND_PERSON_NEEDED: code(
    403,
    'Two administrators are needed, and you are the first.',
    'Have another administrator confirm it.',
  ),
  BUSY: code(
    503,
    'Too many requests at once.',
    'Wait as long as `Retry-After` says; the client does.',
  ),
  EXPORTS_BUSY: code(503, 'Too many exports at once.', 'Wait as long as `Retry-After` says.'),
  STOPPING: code(
    503,
    'The server restarts, and nothing was done.',
    'Wait as long as `Retry-After` says; the client does.',
  ),
  OUTCOME_UNKNOWN: code(
    504,
    'The processor has not answered yet: the money may have moved.',
    'Send the same request with the same key until there is an outcome. Never start a new attempt.',
  ),
} as const satisfies Readonly<Record<string, ErrorCodeDocs>>;

/** A code known to this version; `INVALID_ARGUMENT` is the client's own. */
export type ErrorCode = keyof typeof errorCodes | 'INVALID_ARGUMENT';
